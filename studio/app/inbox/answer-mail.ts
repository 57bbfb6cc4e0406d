import { numberToDial } from '#contract/contact/phone-number.ts'
import { formOf } from '#contract/forms/forms.ts'
import type { StoredSubmission } from '#studio/wire/inbox.ts'
import { mailboxOf } from '#submissions/staff/mailbox-of.ts'

/** Mail programs cut longer addresses; Windows allows about 2,000 characters. */
const longestAddress = 1_900

/** A phone number to call. Undefined if there is none. */
export function phoneOf({ fields }: Pick<StoredSubmission, 'fields'>): string | undefined {
  const typed = fields['phone'] ?? (mailboxOf({ fields }) === undefined ? fields['contact'] : undefined)
  return typed !== undefined && numberToDial(typed) !== undefined ? typed : undefined
}

/** The form and the reference, so that staff and visitor recognise what a mail is about. */
export const subjectOf = ({ kind, reference }: Pick<StoredSubmission, 'kind' | 'reference'>) =>
  `${formOf(kind).label} (${reference})`

/** Longer texts are cut: the visitor knows them. */
const longestQuotation = 1_500

export function quotationOf(text: string): string {
  const characters = [...text]
  const kept = cut(characters, Math.min(characters.length, longestQuotation))
  return kept.map((line) => `> ${line}`).join('\n')
}

type Answer = { to: string; subject: string; quoted: string }

/** Opens the mail program of staff with an answer: the reference in the subject, and below what the visitor wrote. */
export function answerMail({ to, subject, quoted }: Answer): string {
  const address = (lines: readonly string[]) =>
    `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${lines.join('\r\n')}`)}`
  const lines = quoted.split(/\r?\n/).map((line) => `> ${line}`)
  const text = [...lines.join('\n')]
  // Characters have up to 12 bytes in an address, so the length is found by trying.
  let kept = text.length
  while (kept > 0 && address(cut(text, kept)).length > longestAddress) kept -= Math.max(1, Math.floor(kept / 16))
  return address(cut(text, kept))
}

const cut = (text: readonly string[], length: number) =>
  (length < text.length ? `${text.slice(0, length).join('')} …` : text.join('')).split('\n')
