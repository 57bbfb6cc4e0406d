import type { StoredSubmission } from '#submissions/staff/find.ts'

/** Mail programs cut longer addresses; Windows allows about 2,000 characters. */
const longestAddress = 1_900

const mailbox = /[^\s,;<>()，；、]+@[^\s,;<>()，；、]+\.[^\s,;<>()，；、]+/u

/** The email address in what a visitor sent. Undefined if there is none. */
export function mailboxOf({ fields }: Pick<StoredSubmission, 'fields'>): string | undefined {
  return mailbox.exec(`${fields['email'] ?? ''} ${fields['contact'] ?? ''}`)?.[0]
}

/** A phone number to call. Undefined if there is none. */
export function phoneOf({ fields }: Pick<StoredSubmission, 'fields'>): string | undefined {
  const typed = fields['phone'] ?? (mailboxOf({ fields }) === undefined ? fields['contact'] : undefined)
  return typed !== undefined && /\d{3}/.test(typed.replace(/\D/g, '')) ? typed : undefined
}

type Answer = { to: string; title: string; reference: string; quoted: string }

/** Opens the mail program of staff with an answer: the reference in the subject, and below what the visitor wrote. */
export function answerMail({ to, title, reference, quoted }: Answer): string {
  const address = (lines: readonly string[]) =>
    `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(`${title} (${reference})`)}&body=${encodeURIComponent(`\r\n\r\n${lines.join('\r\n')}`)}`
  const lines = quoted.split(/\r?\n/).map((line) => `> ${line}`)
  const text = [...lines.join('\n')]
  // Characters have up to 12 bytes in an address, so the length is found by trying.
  let kept = text.length
  while (kept > 0 && address(cut(text, kept)).length > longestAddress) kept -= Math.max(1, Math.floor(kept / 16))
  return address(cut(text, kept))
}

const cut = (text: readonly string[], length: number) =>
  (length < text.length ? `${text.slice(0, length).join('')} …` : text.join('')).split('\n')
