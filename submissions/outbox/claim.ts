import type { StoredFields, SubmissionKind } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** Somebody to be told, with what to tell. */
export type Claimed = {
  reference: string
  channel: string
  /** This try included. */
  attempts: number
  firstTriedAt: string
  /** Until then it is this node's alone. */
  leaseUntil: string
  kind: SubmissionKind
  language: Language
  receivedAt: string
  fields: StoredFields
}

export type Claim = { channels: readonly string[]; limit: number; now: string; leaseUntil: string }

/**
 * Takes what is due. Until the lease is over nobody else takes it; a node that dies with it leaves it to the others then. On PostgreSQL
 * nodes step over what another is taking just now; on SQLite there is one at a time anyway.
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
      // Only what the inbox accepted is in the table, and it accepts these kinds and languages.
      kind: kind as SubmissionKind,
      language: language as Language,
      receivedAt: received_at,
      fields: JSON.parse(fields),
    }))
  },
)
