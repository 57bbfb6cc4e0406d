import type { Language } from '../languages.ts'
import type { Problem } from '../wire/problems.ts'
import type { Form } from './form.ts'

/** How a form that was posted to a page ends. Whatever it is but `stored`, the page shows again what was typed. */
export type SentForm =
  | { outcome: 'stored'; reference: string }
  /** In the order of the form, by the names on the wire. */
  | { outcome: 'invalid'; problems: { field: string; problem: Problem }[] }
  /** `conflict` cannot happen without a key; `away` and `tooMany`: later it goes. */
  | { outcome: 'conflict' | 'away' | 'tooMany' | 'unreadable' }

/** What a warranty certificate says: nothing of where its owner lives. Days are `YYYY-MM-DD`, but for the purchase, which is as it was typed. */
export type Certificate = {
  reference: string
  name: string
  code: string
  serialNumber: string
  buyDate: string
  registeredOn: string
  expiresOn: string
}

export type CertificateAnswer = { outcome: 'found'; certificate: Certificate } | { outcome: 'unknown' | 'away' | 'tooMany' }

/** What somebody without JavaScript posted to a page. It is read once, by the page's own action. */
export type PostedForm = {
  /** As it was typed, by the names on the wire, so that the page can show it again. */
  values: Readonly<Record<string, string>>
  /** Sends it, the same way as the API would. */
  submit: (form: Form, language: Language) => Promise<SentForm>
  /** Takes it for the question of a certificate: `reference` and `phone_digits`. */
  certificate: () => Promise<CertificateAnswer>
}
