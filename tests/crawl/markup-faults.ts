import type { DefaultTreeAdapterTypes, ParserError } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Rule = (attributes: Readonly<Record<string, string>>, tagName: string) => string | false | undefined

const mediaType = /^[\w.+-]+\/[\w.+-]+$/
const scriptTypes: ReadonlySet<string> = new Set(['module', 'importmap', 'speculationrules'])

/** What the standard refuses or the site's own policy blocks, on every page. The Nu HTML checker says the rest (`html-checker.ts`). */
const rules: readonly Rule[] = [
  ({ sizes, srcset }, tag) => tag !== 'link' && sizes !== undefined && srcset === undefined && 'has sizes without srcset',
  ({ type }, tag) =>
    tag === 'script' && type !== undefined && !scriptTypes.has(type) && !mediaType.test(type) && `has no media type: ${type}`,
  ({ type }, tag) =>
    (tag === 'source' || tag === 'link') && type !== undefined && !mediaType.test(type) && `has no media type: ${type}`,
  ({ style }) => style !== undefined && `has a style that the policy blocks: ${style}`,
  (attributes) => Object.keys(attributes).find((name) => name.startsWith('on')),
  ({ id }) => id !== undefined && (id === '' || /\s/.test(id)) && `has an id that is none: “${id}”`,
]

/** Faults of a page as it was sent: what could not be parsed as it stands, what breaks a rule, and what has the id of another. */
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
