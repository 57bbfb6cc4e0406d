import { writing } from '../store/operation.ts'
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
export const mark = writing(async ({ db }, { reference, by, change }: Mark): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set(columnsOf(change))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0 && 'suspected' in change) await queue(db, { reference, by, change })
  if (numUpdatedRows > 0) await record(db, by, [{ reference, ...auditOfChange(change) }])
  return numUpdatedRows > 0
})

type Suspicion = Omit<Mark, 'change'> & { change: Extract<Change, { suspected: boolean }> }

async function queue(db: Transaction['db'], { reference, by, change: { suspected, channels = [] } }: Suspicion) {
  if (suspected) {
    const untried = db
      .deleteFrom('outbox')
      .where('reference', '=', reference)
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
    await untried.execute()
    return
  }
  const rows = channels.map((channel) => ({ reference, channel, state: 'waiting' as const, due_at: by.at, attempts: 0 }))
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
