import { emailOf } from '../person-keys.ts'
import { reading } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Transaction } from '../store/tables.ts'
import type { Subscriber } from './unsubscribe-token.ts'

/** `none`: the mailbox gets no news. `unknown`: a token of an earlier version whose subscription left no trace. */
export type FoundSubscription = { found: 'live'; email: string; language: string } | { found: 'none' | 'unknown' }

/** The subscription that a mailbox has now. */
export const subscriptionOf = reading(async ({ db }: Transaction, subscriber: Subscriber): Promise<FoundSubscription> => {
  const mailbox = 'mailbox' in subscriber ? subscriber.mailbox : await mailboxOf(db, subscriber.reference)
  if (mailbox === undefined) return { found: 'unknown' }
  const row = await db
    .selectFrom('consent')
    .innerJoin('submission', 'submission.reference', 'consent.reference')
    .select(['kind', 'fields', 'submission.language'])
    .where('mailbox', '=', mailbox)
    .where('state', '=', 'subscribed')
    .where('kind', '=', 'subscribe')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  const email = row && emailOf('subscribe', readFields(row).fields)
  return row === undefined || email === undefined ? { found: 'none' } : { found: 'live', email, language: row.language }
})

async function mailboxOf(db: Transaction['db'], reference: string): Promise<string | undefined> {
  const known = await db.selectFrom('subscription').select('mailbox').where('reference', '=', reference).executeTakeFirst()
  return known?.mailbox
}
