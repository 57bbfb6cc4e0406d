import { z } from 'zod'
import { extras } from '../forms/extras.ts'
import type { Form } from '../forms/form.ts'
import { cooperation, dealer, enquiry, feedback, registration, subscribe, supplier, withdrawal } from '../forms/forms.ts'
import { readCall, sendCall } from './call.ts'
import { Lang, Line, localised } from './common.ts'

const FilledLine = Line.trim().min(1, 'required')
const FilledText = z.string().trim().min(1, 'required')

/** Optional values that every form may send. */
const Extras = {
  [extras.token]: z.string().optional().describe('From /api/Information/token. Without it, the rate limit is stricter'),
  [extras.consent]: z.string().optional().describe('The version of the consent text that the visitor accepted'),
  [extras.trap]: z.string().optional().describe('Must stay empty: only bots fill it in'),
}

const Reference = z.string().describe('A short code that a person can read out over the phone')

const Receipt = z.object({ reference: Reference })

type WireFields<F extends Form & Named> = Record<F['fields'][number]['name'], typeof FilledText>
type Named = { fields: readonly { name: string }[] }

/** The API schema of a form's fields, in validation order. */
function wireFields<const F extends Form>({ fields }: F): WireFields<F> {
  const schemas = fields.map(({ name, kind, label }) => [name, (kind === 'text' ? FilledText : FilledLine).describe(label)])
  // Object.fromEntries loses the key types; the keys are the names of the form's fields.
  return Object.fromEntries(schemas) as WireFields<F>
}

function formCall<const F extends Form, const Name extends string>(form: F, { name, title }: { name: Name; title: string }) {
  return sendCall({
    path: `/api/Information/${name}`,
    summary: title,
    fields: z.object({ ...wireFields(form), ...Extras, ...localised }),
    required: Object.fromEntries(form.fields.map(({ name, required }) => [name, required])),
    data: Receipt,
  })
}

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
}

/** Paths of the form calls. */
export type FormPath = (typeof formCalls)[keyof typeof formCalls]['path']

export const certificate = sendCall({
  path: '/api/Information/certificate',
  summary: 'Warranty certificate of a registration',
  notes: 'Needs the reference and the last four digits of the phone number. The response never contains the owner’s address.',
  fields: z.object({
    reference: FilledLine.describe('Reference of the registration, in any case'),
    phone_digits: FilledLine.describe('The last four digits of the registered phone number'),
    lang: Lang,
  }),
  data: z.object({
    reference: Reference,
    name: z.string(),
    code: z.string().describe('Product code'),
    serial_number: z.string(),
    buy_date: z.string().describe('As typed by the customer'),
    registered_on: z.string().describe('YYYY-MM-DD, in Singapore'),
    expires_on: z.string().describe('YYYY-MM-DD, the last day of the warranty'),
  }),
})

export const formToken = readCall({
  path: '/api/Information/token',
  cache: 'never',
  summary: 'Token that proves when a form was opened',
  notes: 'Send it with the form as form_token. It contains nothing about the visitor.',
  fields: z.object({ lang: Lang }),
  data: z.object({ token: z.string() }),
})
