import { globSync, readFileSync } from 'node:fs'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))

/** The classes that the built stylesheets have rules for. */
export const builtClasses = () =>
  classesOf(
    globSync('build/client/assets/*.css')
      .map((file) => readFileSync(file, 'utf8'))
      .join(''),
  )

/** The classes of a page's elements without a rule in the stylesheets that it links to. Not what is invisible without scripts. */
export function unstyledClasses(document: ParentNode, html: string): string[] {
  const links = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)/g)]
  const styled = classesOf(links.map(([, url]) => readFileSync(`build/client${url}`, 'utf8')).join(''))
  return [...new Set(classNames(document))].filter((name) => !styled.has(name))
}

function* classNames(parent: ParentNode): Generator<string> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node) || isInvisible(node)) continue
    yield* (attribute(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
    yield* classNames(node)
  }
}

/** A closed dialog. */
const isInvisible = (element: Element) => element.tagName === 'dialog' && attribute(element, 'open') === undefined

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value
