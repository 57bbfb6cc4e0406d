import type { FieldKind, StoredFields } from '#contract/forms/form.ts'
import { forms } from '#contract/forms/forms.ts'
import { looksLikeEmail } from '#contract/forms/likeness.ts'

const fewestDigits = 5

/** The keys by which staff find the submissions of a person: normalized email addresses and phone numbers. */
export function personKeys(kind: keyof typeof forms, fields: StoredFields): string[] {
  const keys = forms[kind].fields.flatMap((field) => keysIn(fields[field.stored] ?? '', field.kind))
  return [...new Set(keys.filter((key) => key !== undefined))]
}

const address = /[^\s,;/|<>()，；、]+@[^\s,;/|<>()，；、]+/gu
const number = /\+?\d[\d\s().-]{3,}/g

/** Keys for the whole field and for each address and number in it: people write "9123 4567 or ann@example.com". */
function keysIn(typed: string, kind: FieldKind): (string | undefined)[] {
  const text = typed.normalize('NFKC')
  const parts = [...(text.match(address) ?? []), ...(text.replace(address, ' ').match(number) ?? [])]
  const whole = personKey(text, kind)
  return whole === undefined ? [] : [whole, ...parts.map((part) => personKey(part))]
}

/** Normalizes an email address or a phone number. Undefined if the text is neither. */
export function personKey(typed: string, kind: FieldKind = 'contact'): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const isPerson = kind === 'email' || kind === 'phone' || kind === 'contact'
  if (!isPerson || text === '') return undefined
  // Forms accept addresses that look mistyped, so these need a key too.
  if (kind === 'email' || text.includes('@')) return text
  const digits = nationalDigits(text)
  return digits.length < fewestDigits ? undefined : digits
}

/** The email address of the person, as typed. Undefined if the submission has none. */
export function emailOf(kind: keyof typeof forms, fields: StoredFields): string | undefined {
  const addresses = forms[kind].fields
    .filter((field) => field.kind === 'email' || field.kind === 'contact')
    .map((field) => fields[field.stored] ?? '')
  return addresses.find(looksLikeEmail)?.trim()
}

const singapore = '65'
const localDigits = 8

/** Only the digits, and for Singapore without the country code. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  return digits.startsWith(singapore) && digits.length === singapore.length + localDigits
    ? digits.slice(singapore.length)
    : digits
}
