/** Excel's limit, in characters. In a longer CSV cell, Excel may start a new row at any character. */
export const maxCellLength = 32_767
const cutNote = ' … (cut: the jsonl export has the whole text)'

/** Truncates a text to the limit of a cell, with a note. */
export function fitCell(text: string): string {
  if (text.length <= maxCellLength) return text
  const kept = text.slice(0, maxCellLength - cutNote.length)
  return kept.replace(/[\uD800-\uDBFF]$/, '') + cutNote
}
