import type { StoredFields } from '#contract/forms/form.ts'
import { writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

export type NewSubmission = {
  /** Codes to choose from; the first that is free becomes the reference. */
  references: readonly string[]
  kind: string
  language: string
  at: string
  fields: StoredFields
  personKeys: readonly string[]
  consentVersion: string | undefined
  suspected: boolean
  /** Who has to be told. */
  channels: readonly string[]
  /** What finds it again when it is sent a second time, and until when. */
  repeat: { key: string; fieldsHash: string; until: string }
}

export type Accepted = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

/** Stored and queued together: a submission that we hold is one that somebody will be told about. */
export const accept = writing(async ({ db }: Transaction, submission: NewSubmission): Promise<Accepted> => {
  const [first = ''] = submission.references
  const earlier = await takeKey(db, submission, first)
  if (earlier) {
    if (earlier.fields_hash !== submission.repeat.fieldsHash) return { outcome: 'conflict' }
    return { outcome: 'repeated', reference: earlier.reference }
  }

  const reference = await insert(db, submission)
  if (reference !== first) {
    await db.updateTable('repeat_key').set({ reference }).where('key', '=', submission.repeat.key).execute()
  }
  await queue(db, submission, reference)
  if (submission.kind === 'withdrawal') await withdrawConsent(db, submission)
  return { outcome: 'stored', reference }
})

/** Makes the key ours; gives the earlier one where it is somebody's already. Of many at once, the database lets one through. */
async function takeKey(db: Transaction['db'], { repeat, at }: NewSubmission, reference: string) {
  const row = { fields_hash: repeat.fieldsHash, reference, expires_at: repeat.until }
  const taken = await db
    .insertInto('repeat_key')
    .values({ key: repeat.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('repeat_key.expires_at', '<=', at))
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  return db.selectFrom('repeat_key').selectAll().where('key', '=', repeat.key).executeTakeFirstOrThrow()
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

async function queue(db: Transaction['db'], { personKeys, channels, at }: NewSubmission, reference: string) {
  const keys = personKeys.map((value) => ({ reference, value }))
  if (keys.length > 0) await db.insertInto('person_key').values(keys).execute()
  const entries = channels.map((channel) => ({ reference, channel, state: 'waiting' as const, due_at: at, attempts: 0 }))
  if (entries.length > 0) await db.insertInto('outbox').values(entries).execute()
}

/** Whoever it is that asks: leaving somebody alone does no harm. */
async function withdrawConsent(db: Transaction['db'], { personKeys, at }: NewSubmission) {
  if (personKeys.length === 0) return
  await db
    .updateTable('submission')
    .set({ withdrawn_at: at })
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
