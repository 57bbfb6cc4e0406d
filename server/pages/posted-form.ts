import type { Form } from '#contract/forms/form.ts'
import type { PostedForm, SentForm } from '#contract/forms/posted-form.ts'
import type { Language } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { checkFields, hasTooManyFields, tooLongFields } from '#server/api/check-fields.ts'
import type { Pair } from '#server/api/form-pairs.ts'
import { readBody } from '#server/api/read-body.ts'
import type { Certificates } from '#submissions/receive/certificates.ts'
import type { Receive } from '#submissions/receive/receive.ts'

type Parts = { receive: Receive; certificates: Certificates }
type Post = { body: Buffer; contentType: string; address: string }

/** Reads, checks and submits a form that was posted without JavaScript, with the same functions as the API. */
export function postedForm({ receive, certificates }: Parts, { body, contentType, address }: Post): PostedForm {
  const read = readBody(body, contentType)
  const pairs = read.ok && !hasTooManyFields(read.pairs) ? read.pairs : undefined
  const values = typedValues(pairs ?? [])

  async function submit(form: Form, language: Language): Promise<SentForm> {
    if (!pairs) return { outcome: 'unreadable' }
    const tooLong = tooLongFields(pairs)
    if (tooLong.length > 0) return { outcome: 'invalid', problems: tooLong }
    const { fields }: Call = formCalls[form.kind]
    const checked = checkFields(fields, pairs)
    if (!checked.ok) return { outcome: 'invalid', problems: checked.problems }
    const texts = Object.entries(checked.fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const sent = { form, values: Object.fromEntries(texts), language, address }
    const received = await receive({ ...sent, idempotencyKey: undefined })
    if ('reference' in received) return { outcome: 'stored', reference: received.reference }
    return { outcome: received.outcome }
  }

  return {
    values,
    submit,
    certificate: () => certificates({ reference: values['reference'] ?? '', phoneDigits: values['phone_digits'] ?? '', address }),
  }
}

function typedValues(pairs: readonly Pair[]): Record<string, string> {
  const typed = pairs.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]))
  return Object.fromEntries(typed)
}
