import { dayAfter, dayOf, instantOn } from '#contract/visits/availability.ts'
import type { Transaction } from '../store/tables.ts'

/** Due the day before a visit. The other mails of a visit have the channels of every submission. */
export const reminderChannel = 'reminder'
const reminderTime = '17:00'

type Db = Transaction['db']

const reminderDue = (startsAt: string) => instantOn(dayAfter(dayOf(Date.parse(startsAt)), -1), reminderTime)

/** Sets the reminder of a visit to the day before. Visits that are booked or moved after that time have none. */
export async function setReminder(db: Db, { reference, startsAt, at }: { reference: string; startsAt: string; at: string }) {
  const due = reminderDue(startsAt)
  if (due <= Date.parse(at)) return removeReminder(db, reference)
  await queueAgain(db, { reference, channel: reminderChannel, dueAt: new Date(due).toISOString() })
}

export async function removeReminder(db: Db, reference: string) {
  await db.deleteFrom('outbox').where('reference', '=', reference).where('channel', '=', reminderChannel).execute()
}

/** Queues mails about what the visit is now. An attempt that is under way for what it was before does not count any more. */
export async function queueAgain(db: Db, { reference, channel, dueAt }: { reference: string; channel: string; dueAt: string }) {
  const fresh = {
    ...{ state: 'waiting' as const, due_at: dueAt, attempts: 0 },
    ...{ first_tried_at: null, sent_at: null, last_error: null },
  }
  await db
    .insertInto('outbox')
    .values({ reference, channel, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['reference', 'channel']).doUpdateSet(({ eb }) => ({ ...fresh, version: eb('outbox.version', '+', 1) })),
    )
    .execute()
}
