import { z } from 'zod'
import { extras } from '../forms/extras.ts'
import type { Form } from '../forms/form.ts'
import { cooperation, dealer, enquiry, feedback, registration, subscribe, supplier, withdrawal } from '../forms/forms.ts'
import { readCall, sendCall } from './call.ts'
import { Lang, Line, localised } from './common.ts'

const FilledLine = Line.trim().min(1, 'required')
const FilledText = z.string().trim().min(1, 'required')

/** What every form may send beside its own fields. */
const Extras = {
  [extras.token]: z.string().optional().describe('From /api/Information/token. Without it, sending is limited more tightly'),
  [extras.consent]: z.string().optional().describe('The version of the text that the visitor agreed to'),
  [extras.trap]: z.string().optional().describe('Stays empty: only programs fill it in'),
}

const Reference = z.string().describe('A short code that a person can read out over the phone')

const Receipt = z.object({ reference: Reference })

type WireFields<F extends Form & Named> = Record<F['fields'][number]['name'], typeof FilledText>
type Named = { fields: readonly { name: string }[] }

/** The fields of a form on the wire, in the order in which it checks them. */
function wireFields<const F extends Form>({ fields }: F): WireFields<F> {
  const schemas = fields.map(({ name, kind, label }) => [name, (kind === 'text' ? FilledText : FilledLine).describe(label)])
  // Object.fromEntries forgets the names; they are the form's own.
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

const guarantee = formCall(registration, { name: 'guarantee', title: 'Registration of a purchase (F4)' })

/** The call of each form. */
export const formCalls = {
  subscribe: formCall(subscribe, { name: 'subscribe', title: 'Subscribe to news (F1)' }),
  enquiry: formCall(enquiry, { name: 'customerform', title: 'Enquiry from the home page (F2)' }),
  cooperation: formCall(cooperation, { name: 'projectcooperation', title: 'Cooperation enquiry (F3)' }),
  registration: {
    ...guarantee,
    notes: 'state is fixed: whatever is sent is stored as 1.',
    fields: guarantee.fields.extend({ state: z.string().optional().describe('Always 1') }),
  },
  dealer: formCall(dealer, { name: 'joinus', title: 'Dealers who want to join (F5)' }),
  feedback: formCall(feedback, { name: 'advice', title: 'Feedback and complaints (F6)' }),
  supplier: formCall(supplier, { name: 'company', title: 'Company form (F7)' }),
  withdrawal: formCall(withdrawal, { name: 'withdraw', title: 'Withdraw the consent to marketing' }),
}

/** The paths that forms are sent to. */
export type FormPath = (typeof formCalls)[keyof typeof formCalls]['path']

export const certificate = sendCall({
  path: '/api/Information/certificate',
  summary: 'The warranty certificate of a registration, once more',
  notes: 'For whoever has the reference and the last four digits of the phone number. It says nothing of where they live.',
  fields: z.object({
    reference: FilledLine.describe('As it was given, in any case'),
    phone_digits: FilledLine.describe('The last four digits of the registered phone number'),
    lang: Lang,
  }),
  data: z.object({
    reference: Reference,
    name: z.string(),
    code: z.string().describe('Product code'),
    serial_number: z.string(),
    buy_date: z.string().describe('As it was given'),
    registered_on: z.string().describe('YYYY-MM-DD, in Singapore'),
    expires_on: z.string().describe('YYYY-MM-DD, the last day of the warranty'),
  }),
})

export const formToken = readCall({
  path: '/api/Information/token',
  cache: 'never',
  summary: 'A token that says when a form was opened',
  notes: 'To be sent with the form as form_token. It says nothing about who asked for it.',
  fields: z.object({ lang: Lang }),
  data: z.object({ token: z.string() }),
})
