import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { EditRefused, type Path } from '../edits/edit.ts'

/** A key of a map or an item of a list. */
export type Place = {
  parent: YAMLMap | YAMLSeq
  index: number
  value: Node | null
  /** Where the key or the `-` begins; between brackets, the key or the item. */
  start: number
  /** Where the text of the value ends. Line breaks after it do not count. */
  end: number
  /** After the `:` or `-`. */
  valueFrom: number
}

/** Finds the node at a path. Undefined if there is none. */
export function nodeAt(document: Document, path: Path): Node | null | undefined {
  let node: Node | null = document.contents
  for (const step of path) {
    if (isAlias(node)) throw new EditRefused('is an alias of another value')
    if (!isMap(node) && !isSeq(node)) return undefined
    const index = indexOf(node, step)
    if (index === undefined) return undefined
    node = valueIn(node, index)
  }
  return node
}

export function indexOf(parent: YAMLMap | YAMLSeq, step: string | number): number | undefined {
  const index = isSeq(parent)
    ? Number(step)
    : parent.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(step))
  return index >= 0 && index < parent.items.length ? index : undefined
}

export function placeOf(parent: YAMLMap | YAMLSeq, index: number): Place {
  const value = valueIn(parent, index)
  if (isSeq(parent)) {
    const from = parent.flow ? undefined : offsetIn(parent, index, 'start', 'seq-item-ind')
    const start = from ?? rangeOf(value)[0]
    const valueFrom = from === undefined ? start : from + 1
    return { parent, index, value, start, valueFrom, end: Math.max(valueFrom, endOf(value)) }
  }
  const { key } = parent.items[index] as Pair<Node, Node | null>
  const [start, keyEnd] = rangeOf(key)
  const colon = offsetIn(parent, index, 'sep', 'map-value-ind')
  const valueFrom = colon === undefined ? keyEnd : colon + 1
  return { parent, index, value, start, valueFrom, end: Math.max(valueFrom, endOf(value)) }
}

export const lastPlaceOf = (parent: YAMLMap | YAMLSeq): Place => placeOf(parent, parent.items.length - 1)

function valueIn(parent: YAMLMap | YAMLSeq, index: number): Node | null {
  const item = parent.items[index]
  return (isMap(parent) ? (item as Pair<Node, Node | null>).value : item) as Node | null
}

export function rangeOf(node: Node | null): [number, number] {
  const range = node?.range
  if (!range) throw new EditRefused('a part of the file has no place in its text')
  return [range[0], range[1]]
}

/** The end of the last word in a node: the range of a collection also covers comments below it. */
function endOf(node: Node | null): number {
  if (node === null) return 0
  if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0) return lastPlaceOf(node).end
  const end = rangeOf(node)[1]
  // An empty value has no text.
  if (isScalar(node) && node.source === '' && node.type === Scalar.PLAIN) return 0
  if (!isScalar(node) || (node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED)) return end
  const token = node.srcToken
  const source = token?.type === 'block-scalar' ? token.source : ''
  const header = token?.type === 'block-scalar' ? token.props.find(({ type }) => type === 'block-scalar-header') : undefined
  // With `|+`, blank lines at the end belong to the text. Otherwise they separate it from what follows.
  let text = source.length
  while (source[text - 1] === '\n') text -= 1
  const blank = source.length - text
  const isKept = header !== undefined && 'source' in header && header.source.includes('+')
  return end - (isKept ? Math.min(1, blank) : blank)
}

function offsetIn(parent: YAMLMap | YAMLSeq, index: number, part: 'start' | 'sep', type: string): number | undefined {
  const token = parent.srcToken
  const item = token && 'items' in token ? token.items[index] : undefined
  return item?.[part]?.find((one) => one.type === type)?.offset
}
