import { changeConsent, mailboxHash, noteSubscription } from '../inbox/consent.ts'
import { secret } from '../inbox/secret.ts'
import { emailOf, personKeys } from '../person-keys.ts'
import { databaseTime } from '../store/database-time.ts'
import { writing } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Transaction } from '../store/tables.ts'
import { type Audited, type By, record } from './audit.ts'

/** `channels` are the deliveries that were held back. They are queued if the submission has none, and removed again if none was tried. */
type Change =
  | { assignee: string | null }
  | { closedAt: string }
  | { reopened: true }
  | { suspected: boolean; channels?: readonly string[] }
export type Mark = { reference: string; by: By; change: Change }

/** Assigns, closes or reopens a submission, or changes whether it is suspected spam. Returns false if there is none with this reference. */
export const mark = writing(async (tx, { reference, by, change }: Mark): Promise<boolean> => {
  const { db } = tx
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set(columnsOf(change))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0 && 'suspected' in change) await markConsent(tx, reference, change.suspected, by.at)
  if (numUpdatedRows > 0 && 'suspected' in change) await queue(tx, { reference, change })
  if (numUpdatedRows > 0) await record(db, by, [{ reference, ...auditOfChange(change) }])
  return numUpdatedRows > 0
})

/** A subscription that is no spam after all counts from now on, unless the mailbox withdrew since. One that is spam counts no more. */
async function markConsent(tx: Transaction, reference: string, suspected: boolean, at: string) {
  const { db } = tx
  if (suspected) {
    await db.deleteFrom('consent').where('reference', '=', reference).where('state', '=', 'subscribed').execute()
    return
  }
  const row = await db
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', '=', 'subscribe')
    .executeTakeFirst()
  const { fields } = row ? readFields(row) : { fields: {} }
  const email = emailOf('subscribe', fields)
  if (!row || email === undefined) return
  const mailbox = mailboxHash(await secret.run(tx, undefined), email)
  const present = await db.selectFrom('consent').select('at').where('mailbox', '=', mailbox).executeTakeFirst()
  if (present && present.at >= row.received_at) return
  const { language, consent_version: version } = row
  const change = { mailbox, keys: personKeys('subscribe', fields), state: 'subscribed' as const, version, language }
  await changeConsent(tx, { ...change, at, reference })
  await noteSubscription(db, { reference, mailbox })
}

type Suspicion = { reference: string; change: Extract<Change, { suspected: boolean }> }

async function queue(tx: Transaction, { reference, change: { suspected, channels = [] } }: Suspicion) {
  const { db } = tx
  if (suspected) {
    const untried = db
      .deleteFrom('outbox')
      .where('reference', '=', reference)
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
    await untried.execute()
    return
  }
  const due_at = (await databaseTime(tx)).toISOString()
  const rows = channels.map((channel) => ({ reference, channel, state: 'waiting' as const, due_at, attempts: 0 }))
  if (rows.length > 0)
    await db
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

function columnsOf(change: Change) {
  if ('assignee' in change) return { assignee: change.assignee }
  if ('suspected' in change) return { suspected: change.suspected ? (1 as const) : (0 as const) }
  if ('closedAt' in change) return { status: 'closed' as const, closed_at: change.closedAt }
  return { status: 'open' as const, closed_at: null }
}

function auditOfChange(change: Change): Audited {
  if ('assignee' in change) return { action: 'assign', detail: change.assignee ?? undefined }
  if ('suspected' in change) return { action: change.suspected ? 'suspect' : 'release' }
  return { action: 'closedAt' in change ? 'close' : 'reopen' }
}
