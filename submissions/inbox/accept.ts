import type { StoredFields } from '#contract/forms/form.ts'
import { databaseTime } from '../store/database-time.ts'
import { writing } from '../store/operation.ts'
import type { Tables, Transaction } from '../store/tables.ts'
import { bookVisit, type VisitProblem, type VisitTimeAsked } from '../visits/book-visit.ts'
import { findVisit } from '../visits/visit-row.ts'
import { type ConsentChange, changeConsent, noteSubscription } from './consent.ts'

export type NewSubmission = {
  /** Candidates. The first one that is free becomes the reference. */
  references: readonly string[]
  kind: string
  language: string
  /** For tests. Without it, the database's time. */
  at?: string | undefined
  fields: StoredFields
  personKeys: readonly string[]
  consentVersion: string | undefined
  suspected: boolean
  /** The channels to queue. The confirmation to the visitor depends on `confirmations`. */
  channels: readonly string[]
  /** The deduplication key, valid for `ttlMs`. */
  repeat: { key: string; fieldsHash: string; ttlMs: number }
  /** For a subscription and a withdrawal. */
  consent?: ConsentChange | undefined
  /** For a visit: it is stored only if it can be booked. */
  visit?: VisitTimeAsked | undefined
  /** Limits confirmations per mailbox: one key for each that is allowed per day. Each confirmation takes a free key. */
  confirmations?: { keys: readonly string[]; ttlMs: number } | undefined
}

/** `refused`: the visit can't be had at this time. Nothing is stored. */
export type Accepted =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; problem: VisitProblem }

/** Stores a submission and its outbox entries in one transaction, so that every stored submission is also delivered. */
export const accept = writing(async (tx: Transaction, given: NewSubmission): Promise<Accepted> => {
  const { db } = tx
  const at = (await databaseTime(tx, given.at)).toISOString()
  const submission: Dated = { ...given, at }
  const [first = ''] = submission.references
  const { repeat, consent, visit } = submission
  const own = { key: repeat.key, fields_hash: repeat.fieldsHash, reference: first, expires_at: laterThan(at, repeat.ttlMs) }
  if (!(await takeKey(db, own, at))) {
    const earlier = await db.selectFrom('repeat_key').selectAll().where('key', '=', repeat.key).executeTakeFirstOrThrow()
    if (earlier.fields_hash !== repeat.fieldsHash) return { outcome: 'conflict' }
    const isRepeat = visit ? await isBooked(tx, earlier.reference, visit) : consent === undefined
    if (isRepeat) return { outcome: 'repeated', reference: earlier.reference }
  }
  const nameKey = (reference: string) => db.updateTable('repeat_key').set({ reference }).where('key', '=', repeat.key).execute()
  // A state is idempotent by itself: a repeated key says nothing about what happened to the mailbox since.
  const present = consent && (await changeConsent(tx, { ...consent, at, reference: first }))
  if (present !== undefined) {
    await nameKey(present)
    return { outcome: 'repeated', reference: present }
  }

  const reference = await insert(db, submission)
  const problem = visit && (await bookVisit(tx, { reference, asked: visit, at }))
  if (problem) {
    await db.deleteFrom('submission').where('reference', '=', reference).execute()
    await db.deleteFrom('repeat_key').where('key', '=', repeat.key).execute()
    return { outcome: 'refused', problem }
  }
  await nameKey(reference)
  if (consent) {
    await db.updateTable('consent').set({ reference }).where('mailbox', '=', consent.mailbox).execute()
    if (consent.state === 'subscribed') await noteSubscription(db, { reference, mailbox: consent.mailbox })
  }
  await queue(db, submission, reference)
  return { outcome: 'stored', reference }
})

/** Whether the visit of an earlier submission still is what is asked for. Once it was moved or cancelled, the same fields are another visit. */
async function isBooked(tx: Transaction, reference: string, { rules, kind, start }: VisitTimeAsked): Promise<boolean> {
  const visit = await findVisit(tx, reference)
  const isSame = visit?.place === rules.place && visit.kind === kind && Date.parse(visit.startsAt) === Date.parse(start)
  return isSame && visit.state === 'booked'
}

type Dated = NewSubmission & { at: string }

const laterThan = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

/** Takes a key if it is free or expired. Returns false if it is taken. Of concurrent attempts, only one succeeds. */
async function takeKey(db: Transaction['db'], { key, ...row }: Tables['repeat_key'], at: string): Promise<boolean> {
  const taken = await db
    .insertInto('repeat_key')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('repeat_key.expires_at', '<=', at))
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

async function insert(db: Transaction['db'], submission: Dated): Promise<string> {
  const { kind, language, at, fields, consentVersion, suspected } = submission
  for (const reference of submission.references) {
    const inserted = await db
      .insertInto('submission')
      .values({
        reference,
        kind,
        language,
        received_at: at,
        fields: JSON.stringify(fields),
        status: 'open',
        consent_version: consentVersion ?? null,
        consent_language: consentVersion === undefined ? null : language,
        consent_at: consentVersion === undefined ? null : at,
        suspected: suspected ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (inserted) return reference
  }
  throw new Error('Every reference is taken')
}

async function queue(db: Transaction['db'], submission: Dated, reference: string) {
  const { personKeys, at } = submission
  const channels = [...submission.channels, ...((await mayConfirm(db, submission, reference)) ? ['confirmation'] : [])]
  const keys = personKeys.map((value) => ({ reference, value }))
  if (keys.length > 0) await db.insertInto('person_key').values(keys).execute()
  const entries = channels.map((channel) => ({ reference, channel, state: 'waiting' as const, due_at: at, attempts: 0 }))
  if (entries.length > 0) await db.insertInto('outbox').values(entries).execute()
}

/** Anyone can type any address, so the number of confirmations per mailbox is limited. */
async function mayConfirm(db: Transaction['db'], { confirmations, at }: Dated, reference: string): Promise<boolean> {
  for (const key of confirmations?.keys ?? []) {
    if (await takeKey(db, { key, fields_hash: '', reference, expires_at: laterThan(at, confirmations?.ttlMs ?? 0) }, at))
      return true
  }
  return false
}
