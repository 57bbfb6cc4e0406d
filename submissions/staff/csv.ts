import type { ExportRow } from './export-rows.ts'

/** Spreadsheets take a cell that begins with one of these for a formula; so do some with the wide forms of Chinese keyboards. */
const formula = /^[=+\-@\t\r\n|%＝＋－＠]/u

/** A spreadsheet knows by this mark that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * One line of CSV (RFC 4180). What a spreadsheet would run gets an apostrophe before it, which it shows as text: a visitor must not be
 * able to make the computer of whoever opens the export do anything.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}

export const csvRow = (columns: readonly string[], row: ExportRow) => csvLine(columns.map((column) => row[column] ?? ''))
