export type Cell = { text: string; style?: 'warning' | 'quiet' }

/** Adds terminal colours, or nothing if the output is a file or a pipe. */
export type Paint = (text: string, style: Cell['style']) => string
const codes = { warning: '\u001B[1;31m', quiet: '\u001B[2m' } as const
export const inColour: Paint = (text, style) => (style ? `${codes[style]}${text}\u001B[0m` : text)
export const plain: Paint = (text) => text

const widestCell = 34
const gap = '   '

/** Formats a table with aligned columns. Chinese and Korean characters are two columns wide. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[], paint: Paint): string {
  const cells = [headings.map((text): Cell => ({ text, style: 'quiet' })), ...rows].map((row) =>
    row.map(({ text, style }) => ({ text: shortened(text), style })),
  )
  const widths = headings.map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, displayWidth(row[column]?.text ?? '')), 0),
  )
  const line = (row: readonly Cell[]) =>
    row.map(({ text, style }, column) => paint(text, style) + ' '.repeat((widths[column] ?? 0) - displayWidth(text))).join(gap)
  return cells.map((row) => line(row).trimEnd()).join('\n')
}

const wide =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303F\uFF01-\uFF60]|\p{Extended_Pictographic}/u
const widthOf = (character: string) => (wide.test(character) ? 2 : 1)
const displayWidth = (text: string) => [...text].reduce((width, character) => width + widthOf(character), 0)

/** Truncates to the column width, in one pass: a name may have thousands of characters. */
function shortened(text: string): string {
  let width = 0
  let fitting = ''
  let kept = ''
  for (const character of text) {
    width += widthOf(character)
    if (width > widestCell) return `${kept}…`
    fitting += character
    // Room for the ellipsis.
    if (width < widestCell) kept = fitting
  }
  return text
}
