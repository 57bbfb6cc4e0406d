import { z } from 'zod'
import { isMailbox } from '#contract/contact/mailbox.ts'
import { extras, shownVersions } from '#contract/forms/extras.ts'
import type { Form, FormField } from '#contract/forms/form.ts'
import { cooperation, dealer, enquiry, feedback, registration, subscribe, supplier, withdrawal } from '#contract/forms/forms.ts'
import { readCall, sendCall } from '../call.ts'
import { Lang, Line, localised } from '../common.ts'
import { bookVisit } from './visit-calls.ts'

const FilledLine = Line.trim().min(1, 'required')
const FilledText = z.string().trim().min(1, 'required')
const OneMailbox = FilledLine.refine(isMailbox, 'mailbox')

/** Further values of every form. Only the consent can be required. */
const Extras = {
  [extras.token]: z.string().optional().describe('From /api/Information/token. Without it, the rate limit is stricter'),
  [extras.trap]: z
    .string()
    .optional()
    .describe('Stays empty. A submission that fills it in is stored and marked as suspected spam, and staff look at it'),
}

const Reference = z.string().describe('A short code that a person can read out over the phone')

const Receipt = z.object({ reference: Reference })

/** Stored as proof, so only versions that exist are accepted. */
function consentField({ consent }: Form) {
  const versions = z.enum(consent === undefined ? Object.values(shownVersions).flat() : shownVersions[consent])
  const field = consent === undefined ? versions.optional() : versions
  return field.describe('The version of the consent text that the visitor has read')
}

type WireFields<F extends Form & Named> = Record<F['fields'][number]['name'], typeof FilledText>
type Named = { fields: readonly { name: string }[] }

/** The API schema of a form's fields, in validation order. */
function wireFields<const F extends Form>({ fields }: F): WireFields<F> {
  const schemas = fields.map((field: FormField) => [field.name, schemaOf(field).describe(field.label)])
  // Object.fromEntries loses the key types; the keys are the names of the form's fields.
  return Object.fromEntries(schemas) as WireFields<F>
}

function schemaOf({ kind, oneMailbox }: FormField) {
  if (oneMailbox) return OneMailbox
  return kind === 'text' ? FilledText : FilledLine
}

function formCall<const F extends Form, const Name extends string>(form: F, { name, title }: { name: Name; title: string }) {
  return sendCall({
    path: `/api/Information/${name}`,
    summary: title,
    fields: z.object({ ...wireFields(form), [extras.consent]: consentField(form), ...Extras, ...localised }),
    required: Object.fromEntries(form.fields.map(({ name, required }) => [name, required])),
    data: Receipt,
  })
}

const CertificateData = z.object({
  reference: Reference,
  name: z.string().describe('Empty if it looks like an advertisement'),
  code: z.string().describe('Product code, as in our catalog'),
  serial_number: z.string(),
  buy_date: z.string().describe('YYYY-MM-DD, or as typed if it can’t be read'),
  registered_on: z.string().describe('YYYY-MM-DD, in Singapore'),
  expires_on: z.string().describe('YYYY-MM-DD, the last day of the warranty. Empty if there is no certificate yet'),
  open_question: z
    .enum(['', 'model', 'purchaseDate'])
    .describe('Why there is no certificate: we don’t know the model, or nobody can have bought it on that day'),
})
export type CertificateData = z.infer<typeof CertificateData>

const guarantee = formCall(registration, { name: 'guarantee', title: 'Product registration (F4)' })

export const formCalls = {
  subscribe: formCall(subscribe, { name: 'subscribe', title: 'Subscribe to news (F1)' }),
  enquiry: formCall(enquiry, { name: 'customerform', title: 'Enquiry from the home page (F2)' }),
  cooperation: formCall(cooperation, { name: 'projectcooperation', title: 'Cooperation enquiry (F3)' }),
  registration: {
    ...guarantee,
    notes: 'state is always stored as 1, whatever is sent.',
    fields: guarantee.fields.extend({ state: z.string().optional().describe('Always 1') }),
  },
  dealer: formCall(dealer, { name: 'joinus', title: 'Dealer application (F5)' }),
  feedback: formCall(feedback, { name: 'advice', title: 'Feedback and complaints (F6)' }),
  supplier: formCall(supplier, { name: 'company', title: 'Supplier form (F7)' }),
  withdrawal: formCall(withdrawal, { name: 'withdraw', title: 'Withdraw marketing consent' }),
  visit: bookVisit,
}

/** Paths of the form calls. */
export type FormPath = (typeof formCalls)[keyof typeof formCalls]['path']

export const certificate = sendCall({
  path: '/api/Information/certificate',
  summary: 'Warranty certificate of a registration',
  notes: 'Needs the reference and the last four digits of the phone number. The response never contains the owner’s address.',
  fields: z.object({
    reference: FilledLine.describe('Reference of the registration, in any case'),
    phone_digits: FilledLine.describe('The last four digits of the registered phone number, or all of them'),
    lang: Lang,
  }),
  data: CertificateData,
})

export const formToken = readCall({
  path: '/api/Information/token',
  cache: 'never',
  summary: 'Token that proves when a form was opened',
  notes: 'Send it with the form as form_token. It contains nothing about the visitor.',
  fields: z.object({ lang: Lang }),
  data: z.object({ token: z.string() }),
})
