/** Excel's published limit. What it does with more is not documented, and may start a new line with any character of a CSV cell. */
const longestCell = 32_767
const cutNote = ' … (cut: the jsonl export has the whole text)'

/** As much of a text as fits into a cell. */
export function fitCell(text: string): string {
  if (text.length <= longestCell) return text
  const kept = text.slice(0, longestCell - cutNote.length)
  return kept.replace(/[\uD800-\uDBFF]$/, '') + cutNote
}
