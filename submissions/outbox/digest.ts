import type { SubmissionKind } from '#contract/forms/form.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { databaseTime } from '../store/database-time.ts'
import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** The channel of the daily mail about suspected spam. */
export const digestChannel = 'digest'
const prefix = 'digest-'

/** In Singapore, when staff begin their day. */
const startsAt = 'T08:00:00+08:00'
const startHours = 8
/** What was being stored at that time is in the database by then. */
const settledMs = 60_000
const hourMs = 60 * 60_000

/** A digest is about what was received from one time until another. `from` is undefined in the first one. */
type Period = { from: string | undefined; until: string }

/**
 * Queues the digest of the day if something suspected was received since the last one. The day is the key of the outbox entry, so that however
 * many nodes do this, there is one mail. `now` is for tests.
 */
export const queueDigest = writing(async (tx, { now }: { now?: string | undefined }): Promise<void> => {
  const at = await databaseTime(tx, now)
  const reference = prefix + dayInSingapore(new Date(at.getTime() - startHours * hourMs - settledMs))
  const queued = await tx.db.selectFrom('outbox').select('reference').where('reference', '=', reference).executeTakeFirst()
  if (queued) return
  const [first] = await suspectedIn(tx, await periodOf(tx, reference), 1)
  if (first === undefined) return
  await tx.db
    .insertInto('outbox')
    .values({ reference, channel: digestChannel, state: 'waiting', due_at: at.toISOString(), attempts: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

export type Suspected = { reference: string; kind: SubmissionKind }

/** What a digest tells, oldest first. What staff have released meanwhile is not in it. */
export const digest = reading(
  async (tx, { reference }: { reference: string }): Promise<Suspected[]> =>
    // The inbox stores only these kinds.
    (await suspectedIn(tx, await periodOf(tx, reference))) as Suspected[],
)

async function periodOf({ db }: Transaction, reference: string): Promise<Period> {
  const { previous } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('reference').as('previous'))
    .where('channel', '=', digestChannel)
    .where('reference', '<', reference)
    .executeTakeFirstOrThrow()
  return { from: previous === null ? undefined : startOf(previous), until: startOf(reference) }
}

const startOf = (reference: string) => new Date(reference.slice(prefix.length) + startsAt).toISOString()

function suspectedIn({ db }: Transaction, { from, until }: Period, limit?: number) {
  let query = db
    .selectFrom('submission')
    .select(['reference', 'kind'])
    .where('suspected', '=', 1)
    .where('received_at', '<', until)
    .orderBy('received_at')
  if (from !== undefined) query = query.where('received_at', '>=', from)
  return (limit === undefined ? query : query.limit(limit)).execute()
}
