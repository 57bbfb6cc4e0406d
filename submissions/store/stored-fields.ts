import type { StoredFields } from '#contract/forms/form.ts'
import { isSubmissionKind } from '#contract/forms/forms.ts'

/** What a submission holds. `unreadable` is the stored text of a row that this version cannot read: it is shown as it is. */
export type ReadFields = { fields: StoredFields; unreadable: string | undefined }

/** Never throws: one bad row must not stop a list, an export or the mails of all others. */
export function readFields({ kind, fields: json }: { kind: string; fields: string }): ReadFields {
  const value = parsed(json)
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined
  const texts = (entries ?? []).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isReadable = entries?.length === texts.length && isSubmissionKind(kind)
  return { fields: Object.fromEntries(texts), unreadable: isReadable ? undefined : json }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
