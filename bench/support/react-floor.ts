import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { createElement, type ReactNode } from 'react'

type Node = DefaultTreeAdapterMap['childNode']

/** Attributes with another name or type in React. Their length stays the same. */
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor', style: 'data-style', selected: 'data-selected' }

/** The same elements, attributes and texts as a finished page, without any component: the least that React can be asked to render for it. */
export function elementsOf(html: string): ReactNode {
  return parse(html).childNodes.map(elementOf)
}

function elementOf(node: Node, key: number): ReactNode {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return null
  const attributes = node.attrs.map(({ name, value }) => [renamed[name] ?? name, value])
  const children = node.childNodes.map(elementOf)
  return createElement(node.tagName, { ...Object.fromEntries(attributes), key }, children.length === 0 ? undefined : children)
}
