import type { SubmissionKind } from '#contract/forms/form.ts'
import { formOf, submissionKinds } from '#contract/forms/forms.ts'
import { languages } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { sortableMomentInSingapore } from '#i18n/singapore-time.ts'
import type { StoredSubmission } from './find.ts'
import { readable } from './readable.ts'

type ExportRow = Readonly<Record<string, string>>

const common = ['reference', 'received_at', 'kind', 'language', 'status', 'assignee', 'closed_at'] as const
const consent = ['consent_version', 'consent_language', 'consent_at', 'withdrawn_at'] as const

const times: readonly string[] = ['received_at', 'closed_at', 'consent_at', 'withdrawn_at']

/** Column headings for people. Times are in Singapore time. */
export function exportHeadings(columns: readonly string[]): string[] {
  return columns.map((column) => (times.includes(column) ? `${column} (Singapore)` : column))
}

/** The cells of one submission for people: choices by name, times in Singapore. */
export function exportCells(
  columns: readonly string[],
  submission: StoredSubmission,
  unsubscribeUrl: string | undefined,
): string[] {
  const row = exportRow(submission, unsubscribeUrl)
  const form = formOf(submission.kind)
  return columns.map((column) => {
    const value = ownValue(row, column) ?? ''
    if (value === '') return ''
    if (times.includes(column)) return sortableMomentInSingapore(value)
    if (column === 'kind') return form.label
    if (column === 'language' || column === 'consent_language') return languageName(value)
    const field = form.fields.find(({ stored }) => stored === column)
    return field === undefined ? value : readable(field, value)
  })
}

const languageName = (language: string) => languages.find((entry) => entry.language === language)?.name ?? language

/** The columns of an export: the common ones, and the fields of the form (of all forms if no kind is given). */
export function exportColumns(kind: SubmissionKind | undefined): string[] {
  const kinds = kind === undefined ? submissionKinds : [kind]
  const fields = kinds.flatMap((one) => formOf(one).fields.map(({ stored }) => stored))
  return [...new Set([...common, ...fields, ...consent, ...(kind === 'subscribe' ? ['unsubscribe_url'] : []), 'unreadable'])]
}

/** One submission for programs: values as stored, times in UTC. `unsubscribeUrl` is for newsletters. */
export function exportRow(submission: StoredSubmission, unsubscribeUrl: string | undefined): ExportRow {
  return {
    ...submission.fields,
    reference: submission.reference,
    received_at: submission.receivedAt,
    kind: submission.kind,
    language: submission.language,
    status: submission.status,
    assignee: submission.assignee ?? '',
    closed_at: submission.closedAt ?? '',
    consent_version: submission.consent?.version ?? '',
    consent_language: submission.consent?.language ?? '',
    consent_at: submission.consent?.at ?? '',
    withdrawn_at: submission.withdrawnAt ?? '',
    ...(unsubscribeUrl !== undefined && { unsubscribe_url: unsubscribeUrl }),
    // The stored text of a row that this version cannot read.
    ...(submission.unreadable !== undefined && { unreadable: submission.unreadable }),
  }
}
