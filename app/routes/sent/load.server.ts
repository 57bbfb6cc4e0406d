import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'

type Sent = { reference?: string; kind: SubmissionKind | undefined }

/** What the answer page shows of its address: a reference that could be one of ours, and which form it was. */
export function loadSent({ reference, form }: { reference: string | null; form: string | null }): Sent {
  const parsed = reference ? parseReference(reference) : undefined
  return { reference: parsed, kind: submissionKinds.find((kind) => kind === form) }
}
