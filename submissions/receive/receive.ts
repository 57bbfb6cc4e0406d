import { extras } from '#contract/forms/extras.ts'
import { type Form, isEmpty } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { isFormToken } from '../inbox/form-token.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { VisitProblem, VisitTimeAsked } from '../visits/book-visit.ts'
import type { SendLimits } from './send-limits.ts'
import { clientPrefix } from './subscriber.ts'

/** A submitted form: its normalized and validated fields by wire name, and its metadata. */
export type Sent = {
  form: Form
  values: Readonly<Record<string, string | undefined>>
  language: Language
  address: string
  idempotencyKey: string | undefined
  /** For a visit. */
  visit?: VisitTimeAsked
}

/** The outcome of a submission. `repeated`: it was already stored, and is not stored again. `refused`: a visit can't be had at its time. */
export type Received =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'conflict' | 'away' }
  | { outcome: 'refused'; problem: VisitProblem }
  | { outcome: 'tooMany'; retryAfterSeconds: number }

type Parts = { inbox: Inbox; limits: SendLimits; now: () => Date; count: (form: Form, outcome: Received['outcome']) => void }

/** Receives all submissions, from the API and from forms posted without JavaScript. */
export function createReceiver({ inbox, limits, now, count }: Parts) {
  async function receive(sent: Sent): Promise<Received> {
    try {
      return await withinLimits(sent, isFormToken(await inbox.secret(), sent.values[extras.token] ?? '', now()))
    } catch (error) {
      if (error instanceof StoreUnavailable) return { outcome: 'away' }
      throw error
    }
  }

  /** All submissions count against the rate limit, repeats too. If storing fails, the count is given back. */
  async function withinLimits(sent: Sent, hasToken: boolean): Promise<Received> {
    const taken = limits.take(sent.address, hasToken)
    if (!taken.allowed) return { outcome: 'tooMany', retryAfterSeconds: taken.retryAfterSeconds }
    try {
      return await inbox.accept(submissionOf(sent))
    } catch (error) {
      limits.giveBack(sent.address, hasToken)
      throw error
    }
  }

  return async (sent: Sent): Promise<Received> => {
    const received = await receive(sent)
    count(sent.form, received.outcome)
    return received
  }
}
export type Receive = ReturnType<typeof createReceiver>

function submissionOf({ form, values, language, address, idempotencyKey, visit }: Sent) {
  const stored = form.fields.map((field) => [field.stored, values[field.name] ?? ''] as const)
  const consent = values[extras.consent]
  return {
    kind: form.kind,
    language,
    fields: { ...Object.fromEntries(stored), ...form.fixed },
    consentVersion: isEmpty(consent) ? undefined : consent,
    idempotencyKey,
    sender: clientPrefix(address),
    suspected: !isEmpty(values[extras.trap]),
    visit,
  }
}
