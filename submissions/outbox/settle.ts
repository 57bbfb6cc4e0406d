import { writing } from '../store/operation.ts'

export type Settled = { reference: string; channel: string } & (
  | { result: 'sent'; at: string }
  | { result: 'later'; leaseUntil: string; dueAt: string; error: string }
  | { result: 'parked'; leaseUntil: string; error: string }
)

/**
 * What became of a try; false where it is no longer this node's to say. Whoever comes back after the lease must not put off or park what
 * another node is delivering, but what was sent was sent. An entry whose submission was erased meanwhile is gone, and stays so.
 */
export const settle = writing(async ({ db }, { reference, channel, ...end }: Settled): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(columnsOf(end))
    .where('reference', '=', reference)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    // Each claim sets a later time, so this one names the claim.
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

/** Puts entries back at the start of their tries: those of one submission, or all that are parked. Gives how many. */
export const resend = writing(
  async ({ db }, { reference, now }: { reference: string | undefined; now: string }): Promise<number> => {
    const query = db
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: now, attempts: 0, first_tried_at: null, sent_at: null, last_error: null })
    const chosen = reference === undefined ? query.where('state', '=', 'parked') : query.where('reference', '=', reference)
    const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  },
)
