import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'

type Sent = { reference?: string; kind: SubmissionKind | undefined }

/** What the confirmation page takes from its URL: a reference in the right format, and the form. */
export function loadSent({ reference, form }: { reference: string | null; form: string | null }): Sent {
  const parsed = reference ? parseReference(reference) : undefined
  return { reference: parsed, kind: submissionKinds.find((kind) => kind === form) }
}
