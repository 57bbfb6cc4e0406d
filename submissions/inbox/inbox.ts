import { randomInt } from 'node:crypto'
import { canonicalMailbox } from '#contract/contact/mailbox.ts'
import type { StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import { referenceCount, referenceOf } from '#contract/forms/reference.ts'
import type { Language } from '#contract/languages.ts'
import { emailOf, personKeys } from '../person-keys.ts'
import type { Store } from '../store/store.ts'
import type { VisitTimeAsked } from '../visits/book-visit.ts'
import type { Accepted } from './accept.ts'
import { cachedSecret } from './cached-secret.ts'
import { type ConsentChange, changesConsent, mailboxHash } from './consent.ts'
import { fieldsHash, keyedHash } from './keyed-hash.ts'

export type Submission = {
  kind: SubmissionKind
  language: Language
  /** Normalized and validated, by their stored names. */
  fields: StoredFields
  /** The version of the consent text, if the visitor agreed to one. */
  consentVersion?: string
  /** From the client. Without it, the same fields from the same sender within ten minutes are the same submission. */
  idempotencyKey?: string
  /** The IP address or IPv6 network of the sender. Only its HMAC is stored, for ten minutes. */
  sender: string
  suspected: boolean
  /** For a visit. A suspected one is only a request: staff look at it. */
  visit?: VisitTimeAsked | undefined
}

/** `now` is for tests: without it, the database's time decides. */
export type InboxOptions = { webhook: boolean; now?: (() => Date) | undefined; onStored?: () => void }

const dayMs = 24 * 60 * 60_000
const idempotencyKeyTtlMs = dayMs
const senderKeyTtlMs = 10 * 60_000
const candidates = 4
/** Per mailbox. Enough for a visitor who registers all appliances of a kitchen. */
const confirmationsADay = 10

/** The deliveries of a submission. Suspected spam has none until staff say that it is not. The number of confirmations is limited apart. */
export function deliveriesOf({ kind, fields }: Pick<Submission, 'kind' | 'fields'>, { webhook }: Pick<InboxOptions, 'webhook'>) {
  const toStaff = ['mail', ...(webhook ? ['webhook'] : [])]
  return { toStaff, all: [...toStaff, ...(emailOf(kind, fields) === undefined ? [] : ['confirmation'])] }
}

/** The entry point for all submissions. */
export function createInbox(store: Store, { webhook, now, onStored }: InboxOptions) {
  const secret = cachedSecret(store)

  /** Stores a submission and queues its mails. Rejects with StoreUnavailable if the database is unavailable. */
  async function accept(submission: Submission): Promise<Accepted> {
    const { kind, language, fields, consentVersion, suspected, visit } = submission
    const key = await secret()
    const accepted = await store.run('accept', {
      references: Array.from({ length: candidates }, () => referenceOf(randomInt(referenceCount))),
      kind,
      language,
      at: now?.().toISOString(),
      fields,
      personKeys: personKeys(kind, fields),
      consentVersion,
      suspected,
      channels: suspected ? [] : deliveriesOf(submission, { webhook }).toStaff,
      repeat: repeatOf(submission, key),
      consent: consentChangeOf(submission, key),
      visit: suspected ? undefined : visit,
      confirmations: suspected ? undefined : confirmationsOf(submission, key),
    })
    if (accepted.outcome === 'stored') onStored?.()
    return accepted
  }

  return { accept, secret }
}
export type Inbox = ReturnType<typeof createInbox>

function repeatOf({ kind, fields, idempotencyKey, sender, suspected }: Submission, secret: string) {
  const hash = fieldsHash(secret, kind, fields)
  // A person's submission must not count as a repeat of a spam submission with the same fields.
  const by = suspected ? 'program' : 'person'
  const key = idempotencyKey === undefined ? ['sender', by, sender, kind, hash] : ['key', by, kind, idempotencyKey]
  const ttlMs = idempotencyKey === undefined ? senderKeyTtlMs : idempotencyKeyTtlMs
  return { key: keyedHash(secret, ...key), fieldsHash: hash, ttlMs }
}

/** Undefined if the submission changes nobody's consent. A suspected program subscribes nobody; unsubscribing does no harm. */
function consentChangeOf(
  { kind, fields, consentVersion, language, suspected }: Submission,
  secret: string,
): ConsentChange | undefined {
  const mailbox = changesConsent(kind) ? emailOf(kind, fields) : undefined
  if (mailbox === undefined || (kind === 'subscribe' && suspected)) return undefined
  const state = kind === 'subscribe' ? 'subscribed' : 'withdrawn'
  const keys = personKeys(kind, fields)
  return { mailbox: mailboxHash(secret, mailbox), keys, state, version: consentVersion ?? null, language }
}

function confirmationsOf({ kind, fields }: Submission, secret: string) {
  const email = emailOf(kind, fields)
  if (email === undefined) return undefined
  const keys = Array.from({ length: confirmationsADay }, (_, n) =>
    keyedHash(secret, 'confirmation', canonicalMailbox(email), String(n)),
  )
  return { keys, ttlMs: dayMs }
}
