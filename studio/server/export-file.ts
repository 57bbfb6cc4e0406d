import type { SubmissionKind } from '#contract/forms/form.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { unsubscribePath } from '#server/pages/register-unsubscribe.ts'
import { unsubscribeUrl } from '#submissions/inbox/unsubscribe-token.ts'
import { byteOrderMark, csvLine } from '#submissions/staff/csv.ts'
import { exportCells, exportColumns, exportHeadings } from '#submissions/staff/export-rows.ts'
import type { StoredSubmission } from '#submissions/staff/find.ts'
import { xlsx } from '#submissions/staff/xlsx.ts'

export type ExportFile = { name: string; type: string; body: Buffer }

type Options = { format: 'csv' | 'xlsx'; kind: SubmissionKind | undefined; secret: string; publicUrl: string; at: string }

/** The submissions as a table for people. */
export function exportFile(
  submissions: readonly StoredSubmission[],
  { format, kind, secret, publicUrl, at }: Options,
): ExportFile {
  const columns = exportColumns(kind)
  const urlOf = ({ kind, language, fields }: StoredSubmission) =>
    kind === 'subscribe' ? unsubscribeUrl(publicUrl + unsubscribePath(language), secret, fields['email']) : undefined
  const headings = exportHeadings(columns)
  const rows = submissions.map((submission) => exportCells(columns, submission, urlOf(submission)))
  const name = `inbox-${dayInSingapore(new Date(at))}.${format}`
  return format === 'xlsx'
    ? { name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', body: Buffer.from(xlsx(headings, rows)) }
    : { name, type: 'text/csv; charset=utf-8', body: Buffer.from(byteOrderMark + [headings, ...rows].map(csvLine).join('')) }
}

/** Everything about a person, to hand over. Its name has no personal data. */
export function personFile(person: string, submissions: readonly StoredSubmission[], at: string): ExportFile {
  const body = Buffer.from(`${JSON.stringify({ person, at, submissions }, null, 2)}\n`)
  return { name: `person-${dayInSingapore(new Date(at))}.json`, type: 'application/json', body }
}
