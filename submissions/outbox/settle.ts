import { type By, record } from '../staff/audit.ts'
import { writing } from '../store/operation.ts'

export type Settled = { reference: string; channel: string } & (
  | { result: 'sent'; at: string }
  | { result: 'later'; leaseUntil: string; dueAt: string; error: string }
  | { result: 'parked'; leaseUntil: string; error: string }
)

/**
 * Records the result of an attempt. After its lease, a node may still record `sent`, but must not postpone or park an entry that another node
 * is delivering: then it returns false. Also false if the submission was erased.
 */
export const settle = writing(async ({ db }, { reference, channel, ...end }: Settled): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(columnsOf(end))
    .where('reference', '=', reference)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    // Each claim sets a later due time, so it identifies the claim.
    .$if(end.result !== 'sent', (query) => query.where('due_at', '=', end.result === 'sent' ? '' : end.leaseUntil))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
})

type End = Settled extends infer One ? (One extends Settled ? Omit<One, 'reference' | 'channel'> : never) : never

function columnsOf(end: End) {
  switch (end.result) {
    case 'sent':
      return { state: 'sent' as const, sent_at: end.at, last_error: null }
    case 'later':
      return { due_at: end.dueAt, last_error: end.error }
    case 'parked':
      return { state: 'parked' as const, last_error: end.error }
  }
}

/** Resets entries so that they are delivered again: those of one submission, or all parked ones. Returns the count. */
export const resend = writing(
  async ({ db }, { reference, now, by }: { reference: string | undefined; now: string; by: By }): Promise<number> => {
    const query = db
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: now, attempts: 0, first_tried_at: null, sent_at: null, last_error: null })
    const chosen = reference === undefined ? query.where('state', '=', 'parked') : query.where('reference', '=', reference)
    const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
    if (numUpdatedRows > 0) await record(db, by, [{ action: 'resend', reference }])
    return Number(numUpdatedRows)
  },
)
