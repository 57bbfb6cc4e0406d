import { canonicalMailbox, mailboxesIn, mailboxIn } from '#contract/contact/mailbox.ts'
import { phoneNumbersIn } from '#contract/contact/phone-number.ts'
import type { FieldKind, StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import { formOf } from '#contract/forms/forms.ts'

const mostKeys = 50
/** Also the longest email address. A longer key might not fit into an index. */
const longestKey = 254
const longestText = 2_000

/**
 * The keys by which staff find the submissions of a person: mailboxes and phone numbers, one spelling for each. Mailboxes also have a key as
 * they were typed, because the previous version of this program looks for that.
 */
export function personKeys(kind: SubmissionKind, fields: StoredFields): string[] {
  const keys = formOf(kind).fields.flatMap((field) => keysIn(fields[field.stored] ?? '', field.kind))
  return [...new Set(keys)].slice(0, mostKeys)
}

/** Each address and number: people write "9123 4567 or ann@example.com". */
function keysIn(typed: string, kind: FieldKind): string[] {
  if (kind !== 'email' && kind !== 'phone' && kind !== 'contact') return []
  const text = typed.slice(0, longestText)
  const mailboxes = mailboxesIn(text)
  const mistyped = mailboxes.length === 0 && (kind === 'email' || text.includes('@')) ? [plainKey(text) ?? []].flat() : []
  return [
    ...mailboxes.flatMap((mailbox) => [canonicalMailbox(mailbox), mailbox.toLowerCase()]),
    ...mistyped,
    ...phoneNumbersIn(withoutAddresses(text)),
  ]
}

/** The key of a mailbox or a phone number that staff typed. Undefined if the text is neither. */
export function personKey(typed: string): string | undefined {
  const mailbox = mailboxIn(typed)
  if (mailbox !== undefined) return canonicalMailbox(mailbox)
  return typed.includes('@') ? plainKey(typed) : phoneNumbersIn(typed)[0]
}

/** Forms accept addresses that look mistyped, so these need a key too. */
function plainKey(typed: string): string | undefined {
  const text = typed.length > 4 * longestKey ? '' : typed.normalize('NFKC').trim().toLowerCase()
  return text === '' || text.length > longestKey ? undefined : text
}

/** The digits in an address are no phone number. */
const withoutAddresses = (text: string) =>
  text
    .normalize('NFKC')
    .split(/(\s+)/)
    .map((part) => (part.includes('@') ? ' ; ' : part))
    .join('')

/** The mailbox of the person, ready to be mailed. Undefined if no field holds exactly one. */
export function emailOf(kind: SubmissionKind, fields: StoredFields): string | undefined {
  return formOf(kind)
    .fields.filter((field) => field.kind === 'email' || field.kind === 'contact')
    .map((field) => mailboxIn(fields[field.stored] ?? ''))
    .find((mailbox) => mailbox !== undefined)
}
