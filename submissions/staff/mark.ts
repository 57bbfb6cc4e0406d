import { writing } from '../store/operation.ts'
import { type Audited, type By, record } from './audit.ts'

type Change = { assignee: string | null } | { closedAt: string } | { reopened: true } | { suspected: boolean }
export type Mark = { reference: string; by: By; change: Change }

/** Assigns, closes or reopens a submission, or changes whether it is suspected spam. Returns false if there is none with this reference. */
export const mark = writing(async ({ db }, { reference, by, change }: Mark): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set(columnsOf(change))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) await record(db, by, [{ reference, ...auditOfChange(change) }])
  return numUpdatedRows > 0
})

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
