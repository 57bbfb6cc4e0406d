import type { SubmissionKind } from '#contract/forms/form.ts'

/** A form that was sent without JavaScript and refused: the values typed, and the problems. */
export type Posted = {
  kind: SubmissionKind
  /** Keyed by wire name. */
  values: Readonly<Record<string, string>>
  errors: { field: string; message: string }[]
  /** Message about the whole form; empty if only fields have problems. */
  message: string
}
