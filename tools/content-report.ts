import { languageNames } from '#contract/languages.ts'
import type { ComingDay, ContentReport } from '#publishing/check/check-content.ts'
import type { Coverage } from '#publishing/check/coverage.ts'
import { type ContentIssue, issueLine } from '#publishing/read/content-issue.ts'

type ReportOptions = { folder: string /** Print the translation coverage of each area. */; table: boolean }

/** The report for editors: errors first, sorted by file and line. */
export function contentReport(
  { errors, warnings, coverage, sizes, pictures, coming }: ContentReport,
  { folder, table }: ReportOptions,
): string {
  return [
    `${folder}: ${count(sizes.products, 'product')}, ${count(pictures, 'picture')}`,
    `  ${Object.entries(sizes)
      .map(([what, number]) => `${what} ${number}`)
      .join(', ')}`,
    ...section('Errors (the site keeps showing the last version without errors)', errors),
    ...section('Warnings (the site shows this content)', warnings),
    ...coming.flatMap(comingDay),
    ...(table ? coverageTable(coverage) : []),
    '',
    total([...errors, ...coming.flatMap((one) => one.errors)], [...warnings, ...coming.flatMap((one) => one.warnings)]),
  ].join('\n')
}

/** What changes for the checks on the day of a release. */
function comingDay({ day, releases, errors, warnings }: ComingDay): string[] {
  const which = `${releases.length === 1 ? 'the release' : 'the releases'} ${releases.join(', ')}`
  if (errors.length + warnings.length === 0) return ['', `From ${day} on, with ${which}: no new faults.`]
  return [
    ...section(`Errors from ${day} on, through ${which} (the site will show these entries without the release)`, errors),
    ...section(`Warnings from ${day} on, through ${which}`, warnings),
  ]
}

function total(errors: readonly ContentIssue[], warnings: readonly ContentIssue[]): string {
  const found = count(warnings.length, 'warning')
  return errors.length === 0 ? `No errors, ${found}.` : `${count(errors.length, 'error')}, ${found}.`
}

function section(title: string, issues: readonly ContentIssue[]): string[] {
  if (issues.length === 0) return []
  const byPlace = (a: ContentIssue, b: ContentIssue) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)
  return ['', title, ...issues.toSorted(byPlace).map((issue) => `  ${issueLine(issue)}`)]
}

/** Per area and language: the number of translated texts, out of the number of English texts. */
function coverageTable(coverage: readonly Coverage[]): string[] {
  if (coverage.length === 0) return []
  const rows = [
    ['Translated', ...languageNames],
    ...coverage.map(({ area, total, present }) => [area, ...languageNames.map((language) => `${present[language]}/${total}`)]),
  ]
  const widths = ['Translated', ...languageNames].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('   ')
  return ['', ...rows.map((row) => `  ${line(row)}`)]
}

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width))
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
