import type { z } from 'zod'
import type { Form } from '#contract/forms/form.ts'
import type { PostedForm, SentForm, VisitStep } from '#contract/forms/posted-form.ts'
import type { Language } from '#contract/languages.ts'
import type { SentVisit } from '#contract/visits/visits.ts'
import type { Call } from '#contract/wire/call.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { bookVisit, cancelVisit, changeVisit } from '#contract/wire/calls/visit-calls.ts'
import { checkFields, hasTooManyFields, tooLongFields } from '#server/api/check-fields.ts'
import type { Pair } from '#server/api/form-pairs.ts'
import { readBody } from '#server/api/read-body.ts'
import type { Certificates } from '#submissions/receive/certificates.ts'
import type { Receive } from '#submissions/receive/receive.ts'
import type { VisitDesk } from '#submissions/receive/visits.ts'

type Parts = { receive: Receive; certificates: Certificates; visits: VisitDesk }
type Post = { body: Buffer; contentType: string; address: string }

/** Reads, checks and submits a form that was posted without JavaScript, with the same functions as the API. */
export function postedForm({ receive, certificates, visits }: Parts, { body, contentType, address }: Post): PostedForm {
  const read = readBody(body, contentType)
  const pairs = read.ok && !hasTooManyFields(read.pairs) ? read.pairs : undefined
  const values = typedValues(pairs ?? [])

  async function submit(form: Form, language: Language): Promise<SentForm> {
    const call: Call = formCalls[form.kind]
    const checked = check(call.fields)
    if (!checked.ok) return checked.sent
    const texts = Object.entries(checked.fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const sent = { form, values: Object.fromEntries(texts), language, address }
    const received = await receive({ ...sent, idempotencyKey: undefined })
    if ('reference' in received) return { outcome: 'stored', reference: received.reference }
    // Only a visit is refused, and is not submitted here.
    return { outcome: received.outcome === 'refused' ? 'conflict' : received.outcome }
  }

  async function visit(step: VisitStep, language: Language): Promise<SentVisit> {
    if (step === 'book') {
      const checked = check(bookVisit.fields)
      if (!checked.ok) return checked.sent
      const { place, kind, start, people, lang: _lang, country: _country, ...typed } = checked.fields
      return visits.book({ place, kind, start, people }, typed, { language, address, idempotencyKey: undefined })
    }
    if (step === 'cancel') {
      const checked = check(cancelVisit.fields)
      return !checked.ok ? checked.sent : visits.cancel(checked.fields)
    }
    const checked = check(changeVisit.fields)
    return !checked.ok ? checked.sent : visits.change(checked.fields)
  }

  function check<Fields extends z.ZodObject>(fields: Fields): Checked<z.output<Fields>> {
    if (!pairs) return { ok: false, sent: { outcome: 'unreadable' } }
    const tooLong = tooLongFields(pairs)
    if (tooLong.length > 0) return { ok: false, sent: { outcome: 'invalid', problems: tooLong } }
    const checked = checkFields(fields, pairs)
    return checked.ok ? checked : { ok: false, sent: { outcome: 'invalid', problems: checked.problems } }
  }

  return {
    values,
    submit,
    visit,
    certificate: () => certificates({ reference: values['reference'] ?? '', phoneDigits: values['phone_digits'] ?? '', address }),
  }
}

type Checked<Fields> =
  | { ok: true; fields: Fields }
  | { ok: false; sent: Extract<SentForm & SentVisit, { outcome: 'invalid' | 'unreadable' }> }

function typedValues(pairs: readonly Pair[]): Record<string, string> {
  const typed = pairs.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]))
  return Object.fromEntries(typed)
}
