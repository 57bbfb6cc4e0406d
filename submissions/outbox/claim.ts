import type { StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { databaseTime } from '../store/database-time.ts'
import { writing } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import { digestChannel } from './digest.ts'

/** An outbox entry that this node delivers. */
export type Leased = {
  reference: string
  channel: string
  /** Includes this attempt. */
  attempts: number
  /** Until then, no other node takes this entry. */
  leaseUntil: string
  /** Of what is delivered: see the table. */
  version: number
}

/** The same with its submission. */
export type Claimed = Leased & {
  kind: SubmissionKind
  language: Language
  receivedAt: string
  fields: StoredFields
  /** The stored text, if this version cannot read the row. */
  unreadable?: string | undefined
}

/** `now` is for tests: without it, the database's time decides. */
export type Claim = { channel: string; limit: number; leaseMs: number; now?: string | undefined }

/**
 * Leases the entries of a channel that are due. No other node takes them until the lease expires; if this node dies, another takes them then.
 * PostgreSQL skips rows that another node is claiming; SQLite has one writer at a time anyway.
 */
export const claim = writing(async (tx, { channel, limit, leaseMs, now }: Claim): Promise<Claimed[]> => {
  const { db, dialect } = tx
  const at = await databaseTime(tx, now)
  const leaseUntil = new Date(at.getTime() + leaseMs).toISOString()
  const due = await db
    .selectFrom('outbox')
    .leftJoin('submission', 'submission.reference', 'outbox.reference')
    .select(['outbox.reference', 'attempts', 'version', 'first_tried_at', 'kind', 'language', 'received_at', 'fields'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at.toISOString())
    .where('channel', '=', channel)
    // A digest is about many submissions, and belongs to none.
    .$if(channel !== digestChannel, (query) => query.where('submission.reference', 'is not', null))
    .orderBy('due_at')
    .limit(limit)
    .$if(dialect === 'postgres', (query) => query.forUpdate('outbox').skipLocked())
    .execute()

  for (const { reference, attempts, first_tried_at } of due) {
    await db
      .updateTable('outbox')
      .set({ due_at: leaseUntil, attempts: attempts + 1, first_tried_at: first_tried_at ?? at.toISOString() })
      .where('reference', '=', reference)
      .where('channel', '=', channel)
      .execute()
  }
  return due.map(({ reference, attempts, version, kind, language, received_at, fields }) => ({
    reference,
    channel,
    attempts: attempts + 1,
    leaseUntil,
    version,
    // The inbox stores only these kinds and languages. A row of another version is marked as unreadable.
    kind: (kind ?? '') as SubmissionKind,
    language: (language ?? 'en') as Language,
    receivedAt: received_at ?? '',
    ...readFields({ kind: kind ?? '', fields: fields ?? '{}' }),
  }))
})
