import { Document, Scalar } from 'yaml'
import { isMapValue, type Plain } from '../edits/edit-value.ts'

const printing = { lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY }

/** How the old value was written. A new one keeps it if it can. */
export type Style = Scalar.Type | undefined

/**
 * The text of a value after the `:` or `-` of a block, from the space or line break on, without the last line break. `indent` is the column
 * of the key or of the `-`.
 */
export function printInBlock(value: Plain, holder: 'map' | 'list', { indent, style }: { indent: number; style: Style }): string {
  const node = new Document().createNode(value)
  if (node instanceof Scalar) node.type = blockStyle(value, style)
  const text = new Document(holder === 'map' ? { k: node } : [node]).toString(printing)
  const pad = ' '.repeat(indent)
  return text
    .slice(holder === 'map' ? 'k:'.length : '-'.length)
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : pad + line))
    .join('\n')
}

/** The text of a value between brackets: lists without padding, maps with it, as all of our files have them. */
export function printInFlow(value: Plain, style?: Style): string {
  if (Array.isArray(value)) return `[${value.map((item) => printInFlow(item)).join(', ')}]`
  if (isMapValue(value)) {
    const pairs = Object.entries(value).map(([key, item]) => `${printInFlow(key)}: ${printInFlow(item)}`)
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
  }
  const node = new Scalar(value)
  node.type = typeof value === 'string' && value.includes('\n') ? 'QUOTE_DOUBLE' : quotesOf(value, style)
  const holder = new Document().createNode([node])
  holder.flow = true
  const text = new Document({ k: holder }).toString({ ...printing, flowCollectionPadding: false })
  return text.slice('k: ['.length, -']\n'.length)
}

function blockStyle(value: Plain, style: Style): Scalar.Type | undefined {
  if (typeof value !== 'string' || !value.includes('\n')) return quotesOf(value, style)
  // `|+` would take blank lines below it as part of the text.
  if (endsWithBlankLine(value)) return 'QUOTE_DOUBLE'
  return style === 'BLOCK_FOLDED' ? style : 'BLOCK_LITERAL'
}

/** Also if all lines are blank. */
function endsWithBlankLine(value: string): boolean {
  const text = value.trimEnd()
  const space = value.slice(text.length)
  return space.endsWith('\n') && (text === '' || space.indexOf('\n') < space.length - 1)
}

function quotesOf(value: Plain, style: Style): Scalar.Type | undefined {
  return typeof value === 'string' && (style === 'QUOTE_DOUBLE' || style === 'QUOTE_SINGLE') ? style : undefined
}
