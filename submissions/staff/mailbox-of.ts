import { mailboxesIn } from '#contract/contact/mailbox.ts'
import type { StoredSubmission } from './find.ts'

/** The mailbox to which staff answer. Undefined unless the visitor gave exactly one. */
export function mailboxOf({ fields }: Pick<StoredSubmission, 'fields'>): string | undefined {
  const [mailbox, ...more] = mailboxesIn(`${fields['email'] ?? ''} ${fields['contact'] ?? ''}`)
  return more.length === 0 ? mailbox : undefined
}
