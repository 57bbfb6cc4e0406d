import { fitCell } from './cell-limit.ts'

/** Spreadsheets take a cell that begins with one of these for a formula; so do some with the wide forms of Chinese keyboards. */
const formula = /^[=+\-@%＝＋－＠]./u
/** Outside of text that begins a cell, these only begin one where something is wrong with it. */
const oddStart = /^[\t\r\n|]/

/** What some spreadsheet or other takes for the end of a cell: which, depends on the country, and then quotes may not hold it together. */
const separators = /([,;\t|\r\n"])/
const phone = /^\+[\d\s().-]+$/

/** A spreadsheet knows by this mark that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * One line of CSV (RFC 4180). What a spreadsheet would run gets an apostrophe before it, which it shows as text: a visitor must not be
 * able to make the computer of whoever opens the export do anything.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${fitCell(safe(cell)).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}

function safe(cell: string): string {
  const pieces = cell.split(separators).map((piece, index) => (isSeparator(index) ? piece : safePiece(piece)))
  return (oddStart.test(cell) ? "'" : '') + pieces.join('')
}

/** Splitting by a group gives text and separator in turn. */
const isSeparator = (index: number) => index % 2 === 1

function safePiece(piece: string): string {
  const text = piece.trimStart()
  if (!formula.test(text)) return piece
  const before = piece.slice(0, piece.length - text.length)
  return before + (phone.test(text) ? spacedPhone(text) : `'${text}`)
}

/** Digits in groups are no sum and no number, so a spreadsheet leaves them as they are. */
function spacedPhone(typed: string): string {
  const groups = typed.replaceAll('-', ' ')
  return / \d/.test(groups) ? groups : groups.replace(/\B(?=(\d{4})+$)/g, ' ')
}
