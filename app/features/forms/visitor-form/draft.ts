import type { SubmissionKind } from '#contract/forms/form.ts'

/**
 * What a visitor typed into a form, in session storage: it survives a reload and a language change. `key` is the idempotency key of exactly
 * these values, so that sending them again after a reload counts as the same submission. `initialValues` holds the values that the page came with.
 */
export type Draft = { values: Texts; key: string; initialValues: Texts }
type Texts = Readonly<Record<string, string>>

/** Drafts of one form with different initial values are separate. */
export type DraftName = SubmissionKind | 'kitchen'

const nameOf = (draft: DraftName) => `draft:${draft}`

export function readDraft(name: DraftName): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(name)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Saves nothing if storage is full or blocked. */
export function saveDraft(name: DraftName, draft: Draft) {
  try {
    sessionStorage.setItem(nameOf(name), JSON.stringify(draft))
  } catch {}
}

export function dropDraft(name: DraftName) {
  try {
    sessionStorage.removeItem(nameOf(name))
  } catch {}
}

function isDraft(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null || !('values' in draft && 'key' in draft && 'initialValues' in draft))
    return false
  return typeof draft.key === 'string' && areTexts(draft.values) && areTexts(draft.initialValues)
}

function areTexts(values: unknown): boolean {
  return typeof values === 'object' && values !== null && Object.values(values).every((value) => typeof value === 'string')
}
