import type { Delivered } from '../channels/channel.ts'
import { type By, record } from '../staff/audit.ts'
import { databaseTime } from '../store/database-time.ts'
import { writing } from '../store/operation.ts'
import { reminderChannel } from '../visits/visit-mails.ts'
import type { Leased } from './claim.ts'
import { nextTry } from './next-try.ts'

/** `now` is for tests: without it, the database's time decides. */
type Attempt = Pick<Leased, 'reference' | 'channel' | 'leaseUntil' | 'version'> & {
  delivered: Delivered
  now?: string | undefined
}
export type Settled = 'sent' | 'later' | 'parked'

/**
 * Records the result of an attempt. After its lease, a node may still record `sent`, but must not postpone or park an entry that another node
 * is delivering: then it returns undefined. Also if the submission was erased, or has changed since.
 */
export const settle = writing(async (tx, attempt: Attempt): Promise<Settled | undefined> => {
  const { reference, channel, leaseUntil, version, delivered, now } = attempt
  const at = await databaseTime(tx, now)
  const waiting = await tx.db
    .selectFrom('outbox')
    .select(['attempts', 'first_tried_at'])
    .where('reference', '=', reference)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    // Something else has been queued meanwhile, and is delivered apart.
    .where('version', '=', version)
    // Each claim sets a later due time, so it identifies the claim.
    .$if(!delivered.ok, (query) => query.where('due_at', '=', leaseUntil))
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (waiting === undefined) return undefined

  const firstTriedAt = new Date(waiting.first_tried_at ?? at)
  const again = delivered.ok || delivered.permanent ? undefined : nextTry(waiting.attempts, firstTriedAt, at)
  await tx.db
    .updateTable('outbox')
    .set(columnsOf(delivered, at, again))
    .where('reference', '=', reference)
    .where('channel', '=', channel)
    .execute()
  if (delivered.ok) return 'sent'
  return again ? 'later' : 'parked'
})

function columnsOf(delivered: Delivered, at: Date, again: Date | undefined) {
  if (delivered.ok) return { state: 'sent' as const, sent_at: at.toISOString(), last_error: null }
  if (again) return { due_at: again.toISOString(), last_error: delivered.error }
  return { state: 'parked' as const, last_error: delivered.error }
}

type Resend = { reference: string | undefined; by: By; now?: string | undefined }

/** Resets entries so that they are delivered again: those of one submission, or all parked ones. Returns the count. */
export const resend = writing(async (tx, { reference, by, now }: Resend): Promise<number> => {
  const at = await databaseTime(tx, now)
  const query = tx.db
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: at.toISOString(), attempts: 0, first_tried_at: null, sent_at: null, last_error: null })
  const chosen =
    reference === undefined
      ? query.where('state', '=', 'parked')
      : query.where('reference', '=', reference).where('channel', '!=', reminderChannel)
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) await record(tx.db, by, [{ action: 'resend', reference }])
  return Number(numUpdatedRows)
})
