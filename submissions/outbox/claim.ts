import type { StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** An outbox entry that this node delivers, with its submission. */
export type Claimed = {
  reference: string
  channel: string
  /** Includes this attempt. */
  attempts: number
  firstTriedAt: string
  /** Until then, no other node takes this entry. */
  leaseUntil: string
  kind: SubmissionKind
  language: Language
  receivedAt: string
  fields: StoredFields
}

export type Claim = { channels: readonly string[]; limit: number; now: string; leaseUntil: string }

/**
 * Leases the entries that are due. No other node takes them until the lease expires; if this node dies, another takes them then. PostgreSQL
 * skips rows that another node is claiming; SQLite has one writer at a time anyway.
 */
export const claim = writing(
  async ({ db, dialect }: Transaction, { channels, limit, now, leaseUntil }: Claim): Promise<Claimed[]> => {
    if (channels.length === 0) return []
    const due = await db
      .selectFrom('outbox')
      .innerJoin('submission', 'submission.reference', 'outbox.reference')
      .select(['outbox.reference', 'channel', 'attempts', 'first_tried_at', 'kind', 'language', 'received_at', 'fields'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .where('channel', 'in', [...channels])
      .orderBy('due_at')
      .limit(limit)
      .$if(dialect === 'postgres', (query) => query.forUpdate('outbox').skipLocked())
      .execute()

    for (const { reference, channel, attempts, first_tried_at } of due) {
      await db
        .updateTable('outbox')
        .set({ due_at: leaseUntil, attempts: attempts + 1, first_tried_at: first_tried_at ?? now })
        .where('reference', '=', reference)
        .where('channel', '=', channel)
        .execute()
    }
    return due.map(({ reference, channel, attempts, first_tried_at, kind, language, received_at, fields }) => ({
      reference,
      channel,
      attempts: attempts + 1,
      firstTriedAt: first_tried_at ?? now,
      leaseUntil,
      // The inbox stores only these kinds and languages.
      kind: kind as SubmissionKind,
      language: language as Language,
      receivedAt: received_at,
      fields: JSON.parse(fields),
    }))
  },
)
