import type { SubmissionKind } from '#contract/forms/form.ts'

/**
 * What was typed into a form, for as long as the tab is open: it survives a reload and a change of language. `key` goes with exactly these
 * values, so that sending them again after a reload is the same enquiry; `begun` is what the page came with.
 */
export type Draft = { values: Texts; key: string; begun: Texts }
type Texts = Readonly<Record<string, string>>

const nameOf = (kind: SubmissionKind) => `draft:${kind}`

export function readDraft(kind: SubmissionKind): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** A browser without room or leave to store keeps no draft; nothing else changes. */
export function keepDraft(kind: SubmissionKind, draft: Draft) {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify(draft))
  } catch {}
}

export function dropDraft(kind: SubmissionKind) {
  try {
    sessionStorage.removeItem(nameOf(kind))
  } catch {}
}

function isDraft(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null || !('values' in draft && 'key' in draft && 'begun' in draft)) return false
  return typeof draft.key === 'string' && areTexts(draft.values) && areTexts(draft.begun)
}

function areTexts(values: unknown): boolean {
  return typeof values === 'object' && values !== null && Object.values(values).every((value) => typeof value === 'string')
}
