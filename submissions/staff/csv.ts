import { fitCell, maxCellLength } from './cell-limit.ts'

/** Spreadsheets run a cell that begins with one of these characters as a formula. Some also accept the full-width forms. */
const formula = /^[=+\-@%＝＋－＠]./u
/** Normal text does not begin with these characters. */
const oddStart = /^[\t\r\n|]/

/** Between the cell separators of different spreadsheets and locales. With another separator than ours, quotes may not keep a cell together. */
const piece = /[^,;\t|\r\n"]+/g
/** Longer than any phone number, with room for spaces and brackets. */
const phone = /^\+[\d\s().-]{1,40}$/

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
  // One character more than fits, so that the cut is noted.
  const text = cell.slice(0, maxCellLength + 1)
  return (oddStart.test(text) ? "'" : '') + text.replace(piece, safePiece)
}

function safePiece(written: string): string {
  const text = written.trimStart()
  if (!formula.test(text)) return written
  const before = written.slice(0, written.length - text.length)
  return before + (phone.test(text) ? spacedPhone(text) : `'${text}`)
}

/** Groups the digits with spaces, so that a spreadsheet does not convert them to a number. */
function spacedPhone(typed: string): string {
  const groups = typed.replaceAll('-', ' ')
  return / \d/.test(groups) ? groups : groups.replace(/\B(?=(\d{4})+$)/g, ' ')
}
