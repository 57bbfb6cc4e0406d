import type { SubmissionKind } from '#contract/forms/form.ts'

/**
 * What was typed into a form, for as long as the tab is open: it survives a reload and a change of language. `key` goes with exactly these
 * values, so that sending them again after a reload is the same enquiry.
 */
export type Draft = { values: Record<string, string>; key: string }

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
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('key' in draft)) return false
  const { values, key } = draft
  return typeof key === 'string' && typeof values === 'object' && values !== null && Object.values(values).every(isText)
}

const isText = (value: unknown) => typeof value === 'string'
