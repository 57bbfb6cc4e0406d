import { fitCell } from './cell-limit.ts'

/** Spreadsheets run a cell that begins with one of these characters as a formula. Some also accept the full-width forms. */
const formula = /^[=+\-@%＝＋－＠]./u
/** Normal text does not begin with these characters. */
const oddStart = /^[\t\r\n|]/

/** The cell separators of different spreadsheets and locales. With another separator than ours, quotes may not keep a cell together. */
const separators = /([,;\t|\r\n"])/
const phone = /^\+[\d\s().-]+$/

/** Spreadsheets recognize UTF-8 by this mark. */
export const byteOrderMark = '\uFEFF'

/**
 * One line of CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it: a visitor must not be able to run
 * code on the computer of staff who open the export.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${fitCell(safe(cell)).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}

function safe(cell: string): string {
  const pieces = cell.split(separators).map((piece, index) => (isSeparator(index) ? piece : safePiece(piece)))
  return (oddStart.test(cell) ? "'" : '') + pieces.join('')
}

/** `split` with a group alternates between text and separator. */
const isSeparator = (index: number) => index % 2 === 1

function safePiece(piece: string): string {
  const text = piece.trimStart()
  if (!formula.test(text)) return piece
  const before = piece.slice(0, piece.length - text.length)
  return before + (phone.test(text) ? spacedPhone(text) : `'${text}`)
}

/** Groups the digits with spaces, so that a spreadsheet does not convert them to a number. */
function spacedPhone(typed: string): string {
  const groups = typed.replaceAll('-', ' ')
  return / \d/.test(groups) ? groups : groups.replace(/\B(?=(\d{4})+$)/g, ' ')
}
