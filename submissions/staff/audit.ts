import { randomUUID } from 'node:crypto'
import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** Who does something, and when (ISO time). */
export type By = { who: string; at: string }

export type AuditAction =
  | 'look'
  | 'assign'
  | 'close'
  | 'reopen'
  | 'suspect'
  | 'release'
  | 'correct'
  | 'note'
  | 'answer'
  | 'removeNote'
  | 'restoreNote'
  | 'resend'
  | 'export'
  | 'findPerson'
  | 'exportPerson'
  | 'erase'
  | 'bookVisit'
  | 'moveVisit'
  | 'cancelVisit'
  | 'missVisit'
  | 'keepVisit'
  | 'blockVisits'
  | 'unblockVisits'
  | 'renewFeed'

/** `detail` must not contain personal data of visitors. */
export type Audited = { action: AuditAction; reference?: string | undefined; detail?: string | undefined }
export type AuditEntry = { at: string; who: string; action: AuditAction; reference: string | null; detail: string | null }

const batchSize = 100
/** As long as most submissions are kept. */
const retentionDays = 730
const dayMs = 24 * 60 * 60_000

/** Adds to the record in the transaction of what is recorded. */
export async function record(db: Transaction['db'], { who, at }: By, entries: readonly Audited[]) {
  const rows = entries.map(({ action, reference = null, detail = null }) => ({
    ...{ id: randomUUID(), at, who },
    ...{ action, reference, detail },
  }))
  for (let from = 0; from < rows.length; from += batchSize) {
    await db
      .insertInto('audit')
      .values(rows.slice(from, from + batchSize))
      .execute()
  }
}

/** Records what only reads, such as an export. */
export const recordAudit = writing(
  async ({ db }, { by, entries }: { by: By; entries: readonly Audited[] }): Promise<void> => record(db, by, entries),
)

type AuditFilter = { reference?: string | undefined; since?: string | undefined; limit: number }

/** What staff did, newest first. */
export const auditOf = reading(async ({ db }, { reference, since, limit }: AuditFilter): Promise<AuditEntry[]> => {
  let query = db
    .selectFrom('audit')
    .select(['at', 'who', 'action', 'reference', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
  if (reference !== undefined) query = query.where('reference', '=', reference)
  if (since !== undefined) query = query.where('at', '>=', since)
  // Only `record` writes this table.
  return (await query.execute()) as AuditEntry[]
})

export async function deleteOldAudit(db: Transaction['db'], now: Date) {
  await db
    .deleteFrom('audit')
    .where('at', '<', new Date(now.getTime() - retentionDays * dayMs).toISOString())
    .execute()
}
