import type { Form, SubmissionKind } from './form.ts'
import { forms } from './forms.ts'

const byKind: ReadonlyMap<string, Form> = new Map(Object.entries(forms))

export const isSubmissionKind = (kind: string): kind is SubmissionKind => byKind.has(kind)

/** The form of a stored submission. A row of another version may have an unknown kind: its form has no fields and is named after the kind. */
export function formOf(kind: string): Form {
  return byKind.get(kind) ?? { kind: kind as SubmissionKind, label: kind, fields: [] }
}
