import type { DefaultTreeAdapterTypes, ParserError } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Rule = (attributes: Readonly<Record<string, string>>, tagName: string) => string | false | undefined

const mediaType = /^[\w.+-]+\/[\w.+-]+$/
const scriptTypes: ReadonlySet<string> = new Set(['module', 'importmap', 'speculationrules'])

/** Markup that the HTML standard forbids or our content security policy blocks. `html-checker.ts` checks the rest on fewer pages. */
const rules: readonly Rule[] = [
  ({ sizes, srcset }, tag) => tag !== 'link' && sizes !== undefined && srcset === undefined && 'has sizes without srcset',
  ({ type }, tag) =>
    tag === 'script' && type !== undefined && !scriptTypes.has(type) && !mediaType.test(type) && `has no media type: ${type}`,
  ({ type }, tag) =>
    (tag === 'source' || tag === 'link') && type !== undefined && !mediaType.test(type) && `has no media type: ${type}`,
  ({ style }) => style !== undefined && `has a style that the policy blocks: ${style}`,
  (attributes) => Object.keys(attributes).find((name) => name.startsWith('on')),
  ({ id }) => id !== undefined && (id === '' || /\s/.test(id)) && `has an invalid id: “${id}”`,
]

/** Parse errors, broken rules and duplicate ids of a page. */
export function markupFaults(document: ParentNode, parseErrors: readonly ParserError[]): string[] {
  const faults = new Set(parseErrors.map(({ code }) => code as string))
  const ids = new Set<string>()
  for (const element of elementsOf(document)) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    for (const rule of rules) {
      const fault = rule(attributes, element.tagName)
      if (fault) faults.add(`<${element.tagName}> ${fault}`)
    }
    const { id } = attributes
    if (id !== undefined && ids.has(id)) faults.add(`the id ${id} is there twice`)
    if (id !== undefined) ids.add(id)
  }
  return [...faults]
}

function* elementsOf(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* elementsOf(node)
  }
}
