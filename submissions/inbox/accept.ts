import type { StoredFields } from '#contract/forms/form.ts'
import { writing } from '../store/operation.ts'
import type { Tables, Transaction } from '../store/tables.ts'

export type NewSubmission = {
  /** Candidates. The first one that is free becomes the reference. */
  references: readonly string[]
  kind: string
  language: string
  at: string
  fields: StoredFields
  personKeys: readonly string[]
  consentVersion: string | undefined
  suspected: boolean
  /** The channels to queue. The confirmation to the visitor depends on `confirmations`. */
  channels: readonly string[]
  /** The deduplication key, valid until `until`. */
  repeat: { key: string; fieldsHash: string; until: string }
  /** Limits confirmations per mailbox: one key for each that is allowed per day. Each confirmation takes a free key. */
  confirmations?: { keys: readonly string[]; until: string } | undefined
}

export type Accepted = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

/** Stores a submission and its outbox entries in one transaction, so that every stored submission is also delivered. */
export const accept = writing(async ({ db }: Transaction, submission: NewSubmission): Promise<Accepted> => {
  const [first = ''] = submission.references
  const { repeat, at } = submission
  const own = { key: repeat.key, fields_hash: repeat.fieldsHash, reference: first, expires_at: repeat.until }
  if (!(await takeKey(db, own, at))) {
    const earlier = await db.selectFrom('repeat_key').selectAll().where('key', '=', repeat.key).executeTakeFirstOrThrow()
    if (earlier.fields_hash !== repeat.fieldsHash) return { outcome: 'conflict' }
    return { outcome: 'repeated', reference: earlier.reference }
  }

  const reference = await insert(db, submission)
  if (reference !== first) {
    await db.updateTable('repeat_key').set({ reference }).where('key', '=', repeat.key).execute()
  }
  await queue(db, submission, reference)
  if (submission.kind === 'withdrawal') await withdrawConsent(db, submission)
  return { outcome: 'stored', reference }
})

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

async function insert(db: Transaction['db'], submission: NewSubmission): Promise<string> {
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

async function queue(db: Transaction['db'], submission: NewSubmission, reference: string) {
  const { personKeys, at } = submission
  const channels = [...submission.channels, ...((await mayConfirm(db, submission, reference)) ? ['confirmation'] : [])]
  const keys = personKeys.map((value) => ({ reference, value }))
  if (keys.length > 0) await db.insertInto('person_key').values(keys).execute()
  const entries = channels.map((channel) => ({ reference, channel, state: 'waiting' as const, due_at: at, attempts: 0 }))
  if (entries.length > 0) await db.insertInto('outbox').values(entries).execute()
}

/** Anyone can type any address, so the number of confirmations per mailbox is limited. */
async function mayConfirm(db: Transaction['db'], { confirmations, at }: NewSubmission, reference: string): Promise<boolean> {
  for (const key of confirmations?.keys ?? []) {
    if (await takeKey(db, { key, fields_hash: '', reference, expires_at: confirmations?.until ?? at }, at)) return true
  }
  return false
}

/** Anyone may withdraw for any address: unsubscribing does no harm. */
async function withdrawConsent(db: Transaction['db'], { personKeys, at }: NewSubmission) {
  if (personKeys.length === 0) return
  await db
    .updateTable('submission')
    // Staff have nothing left to do for it.
    .set(({ fn, val }) => ({ withdrawn_at: at, status: 'closed' as const, closed_at: fn.coalesce('closed_at', val(at)) }))
    .where('withdrawn_at', 'is', null)
    .where('kind', '=', 'subscribe')
    .where('reference', 'in', (query) =>
      query
        .selectFrom('person_key')
        .select('person_key.reference')
        .where('value', 'in', [...personKeys]),
    )
    .execute()
}
