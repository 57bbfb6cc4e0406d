export type Cell = { text: string; style?: 'warning' | 'quiet' | undefined }

/** Colours belong on a terminal alone; in a file or a pipe they are rubbish. */
export type Paint = (text: string, style: Cell['style']) => string
const codes = { warning: '\u001B[1;31m', quiet: '\u001B[2m' } as const
export const inColour: Paint = (text, style) => (style ? `${codes[style]}${text}\u001B[0m` : text)
export const plain: Paint = (text) => text

const widestCell = 34
const gap = '   '

/** Columns under their headings, as wide as what is in them; Chinese and Korean count as wide as they are. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[], paint: Paint): string {
  const cells = [headings.map((text): Cell => ({ text, style: 'quiet' })), ...rows].map((row) =>
    row.map(({ text, style }) => ({ text: shortened(text), style })),
  )
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => displayWidth(row[column]?.text ?? ''))))
  const line = (row: readonly Cell[]) =>
    row.map(({ text, style }, column) => paint(text, style) + ' '.repeat((widths[column] ?? 0) - displayWidth(text))).join(gap)
  return cells.map((row) => line(row).trimEnd()).join('\n')
}

const wide =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303F\uFF01-\uFF60]|\p{Extended_Pictographic}/u
const displayWidth = (text: string) => [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

function shortened(text: string): string {
  if (displayWidth(text) <= widestCell) return text
  const characters = [...text]
  while (displayWidth(characters.join('')) > widestCell - 1) characters.pop()
  return `${characters.join('')}…`
}
