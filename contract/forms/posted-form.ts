import type { Language } from '../languages.ts'
import type { SentVisit } from '../visits/visits.ts'
import type { Problem } from '../wire/problems.ts'
import type { Form } from './form.ts'
import type { Warranty } from './warranty/warranty.ts'

/** Result of a form posted to a page. Unless it is `stored`, the page shows the typed values again. */
export type SentForm =
  | { outcome: 'stored'; reference: string }
  /** In form order; `field` is the name used in the API. */
  | { outcome: 'invalid'; problems: { field: string; problem: Problem }[] }
  /** `conflict` needs an idempotency key, so it cannot happen here. `away` and `tooMany`: retrying later will work. */
  | { outcome: 'conflict' | 'away' | 'tooMany' | 'unreadable' }

/**
 * A warranty certificate, or why there is none yet. It never contains the owner's address. Days are `YYYY-MM-DD`; a `buyDate` that
 * can't be read is as typed.
 */
export type Certificate = {
  reference: string
  name: string
  code: string
  serialNumber: string
  buyDate: string
  registeredOn: string
  warranty: Warranty
}

export type CertificateAnswer =
  | { outcome: 'found'; certificate: Certificate }
  | { outcome: 'unknown' | 'wholeNumber' | 'away' | 'tooMany' }

export type VisitStep = 'book' | 'change' | 'cancel'

/** A form posted to a page without JavaScript. The page's action reads it. */
export type PostedForm = {
  /** Typed values by API name, so that the page can show them again. */
  values: Readonly<Record<string, string>>
  /** Submits the form exactly as the API does. */
  submit: (form: Form, language: Language) => Promise<SentForm>
  /** Looks up a certificate by the values `reference` and `phone_digits`. */
  certificate: () => Promise<CertificateAnswer>
  /** Books, changes or cancels a visit, exactly as the API does. */
  visit: (call: VisitStep, language: Language) => Promise<SentVisit>
}
