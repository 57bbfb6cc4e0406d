import type { StoredSubmission } from './find.ts'

const mailbox = /[^\s,;<>()，；、]+@[^\s,;<>()，；、]+\.[^\s,;<>()，；、]+/u

/** The email address in what a visitor sent. Undefined if there is none. */
export function mailboxOf({ fields }: Pick<StoredSubmission, 'fields'>): string | undefined {
  return mailbox.exec(`${fields['email'] ?? ''} ${fields['contact'] ?? ''}`)?.[0]
}
