import type { SubmissionKind } from '#contract/forms/form.ts'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import type { Entry } from './find.ts'

export type ExportRow = Readonly<Record<string, string>>

const common = ['reference', 'received_at', 'kind', 'language', 'status', 'assignee', 'closed_at'] as const
const consent = ['consent_version', 'consent_language', 'consent_at', 'withdrawn_at'] as const

/** The columns of an export: what every entry has, and the fields of its form (of all forms where no kind is chosen). */
export function exportColumns(kind: SubmissionKind | undefined): string[] {
  const kinds = kind === undefined ? submissionKinds : [kind]
  const fields = kinds.flatMap((one) => forms[one].fields.map(({ stored }) => stored))
  return [...new Set([...common, ...fields, ...consent])]
}

/** One entry by the names of the columns. Times are as the computer writes them: other programs read them. */
export function exportRow(entry: Entry): ExportRow {
  return {
    ...entry.fields,
    reference: entry.reference,
    received_at: entry.receivedAt,
    kind: entry.kind,
    language: entry.language,
    status: entry.status,
    assignee: entry.assignee ?? '',
    closed_at: entry.closedAt ?? '',
    consent_version: entry.consent?.version ?? '',
    consent_language: entry.consent?.language ?? '',
    consent_at: entry.consent?.at ?? '',
    withdrawn_at: entry.withdrawnAt ?? '',
  }
}
