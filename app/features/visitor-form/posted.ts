import type { SubmissionKind } from '#contract/forms/form.ts'

/** A form that was sent without JavaScript and could not be taken: what was typed, and what is the matter. */
export type Posted = {
  kind: SubmissionKind
  /** By the names on the wire. */
  values: Readonly<Record<string, string>>
  errors: { field: string; message: string }[]
  /** What is the matter with all of it; empty where it is the fields alone. */
  message: string
}
