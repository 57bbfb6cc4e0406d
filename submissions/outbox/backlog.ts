import { databaseTime } from '../store/database-time.ts'
import { reading, writing } from '../store/operation.ts'

export type Backlog = { channel: string; state: 'waiting' | 'parked'; count: number }[]

/** The number of undelivered outbox entries per channel and state. */
export const backlog = reading(async ({ db }): Promise<Backlog> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'parked'])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .execute()
  return rows.flatMap(({ channel, state, count }) => (state === 'sent' ? [] : [{ channel, state, count }]))
})

/** For how many seconds the oldest waiting entry has been due, counted from before its first attempt. 0 if none is due. */
export const outboxAge = reading(async (tx): Promise<number> => {
  const now = await databaseTime(tx)
  const row = await tx.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min(fn.coalesce('first_tried_at', 'due_at')).as('since'))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.since ? Math.max(0, (now.getTime() - new Date(row.since).getTime()) / 1_000) : 0
})

/** Deletes expired deduplication keys. `now` is for tests. */
export const deleteExpiredKeys = writing(async (tx, { now }: { now?: string | undefined }): Promise<void> => {
  const at = await databaseTime(tx, now)
  await tx.db.deleteFrom('repeat_key').where('expires_at', '<=', at.toISOString()).execute()
})
