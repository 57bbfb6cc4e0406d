import type { Form } from '#contract/forms/form.ts'
import { forms } from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import * as calls from '#contract/wire/calls/information-calls.ts'
import { certificateData } from '#contract/wire/entities/certificate-data.ts'
import { newFormToken } from '#submissions/inbox/form-token.ts'
import type { Inbox } from '#submissions/inbox/inbox.ts'
import type { Certificates } from '#submissions/receive/certificates.ts'
import type { Receive, Received } from '#submissions/receive/receive.ts'
import type { VisitDesk } from '#submissions/receive/visits.ts'
import { StoreUnavailable } from '#submissions/store/store.ts'
import type { Api, Caller } from './api.ts'
import { notFound, Refusal } from './refusal.ts'
import { visitApi } from './visit-api.ts'

export type SubmissionParts = {
  receive: Receive
  inbox: Pick<Inbox, 'secret'>
  certificates: Certificates
  visits: VisitDesk
  now: () => Date
}

type SentFields = Readonly<Record<string, string | undefined>> & { lang: Language }

/** The calls for submissions, visits, certificates and form tokens. */
export function submissionApi(api: Api, { receive, inbox, certificates, visits, now }: SubmissionParts) {
  const answerTo = (form: Form) => async (values: SentFields, _catalog: unknown, caller: Caller) =>
    receipt(await receive({ form, values, language: values.lang, ...caller }))

  api.call(calls.formCalls.subscribe, answerTo(forms.subscribe))
  api.call(calls.formCalls.enquiry, answerTo(forms.enquiry))
  api.call(calls.formCalls.cooperation, answerTo(forms.cooperation))
  api.call(calls.formCalls.registration, answerTo(forms.registration))
  api.call(calls.formCalls.dealer, answerTo(forms.dealer))
  api.call(calls.formCalls.feedback, answerTo(forms.feedback))
  api.call(calls.formCalls.supplier, answerTo(forms.supplier))
  api.call(calls.formCalls.withdrawal, answerTo(forms.withdrawal))

  visitApi(api, { visits })

  api.call(calls.certificate, async ({ reference, phone_digits }, _catalog, { address }) => {
    const answer = await certificates({ reference, phoneDigits: phone_digits, address })
    if (answer.outcome === 'found') return certificateData(answer.certificate)
    if (answer.outcome === 'tooMany') return new Refusal(429, { retryAfter: answer.retryAfterSeconds })
    if (answer.outcome === 'wholeNumber') return new Refusal(400, { field: 'phone_digits', problem: 'wholeNumber' })
    return answer.outcome === 'away' ? new Refusal(503) : notFound('reference')
  })

  api.call(calls.formToken, async () => {
    try {
      return { token: newFormToken(await inbox.secret(), now()) }
    } catch (error) {
      if (error instanceof StoreUnavailable) return new Refusal(503)
      throw error
    }
  })
}

function receipt(received: Received) {
  switch (received.outcome) {
    case 'stored':
    case 'repeated':
      return { reference: received.reference }
    case 'conflict':
    // Only a visit is refused, and has calls of its own.
    case 'refused':
      return new Refusal(409)
    case 'tooMany':
      return new Refusal(429, { retryAfter: received.retryAfterSeconds })
    case 'away':
      return new Refusal(503)
  }
}
