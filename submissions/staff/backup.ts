import { sql } from 'kysely'
import { catchUp } from '../migrations/catch-up.ts'
import { reading, writing } from '../store/operation.ts'
import { backupTables, type TableName, tableFacts } from '../store/table-list.ts'
import type { Transaction } from '../store/tables.ts'
import { type BackupRow, type Counts, noRows, readBackup, writeBackup } from './backup-file.ts'

const readBatchSize = 1_000
const writeBatchSize = 200

/** Writes a backup of all submissions, as one consistent state. SQLite and PostgreSQL can both load it. */
export const dump = reading((tx: Transaction, { path, at }: { path: string; at: string }): Promise<Counts> => {
  async function* rows() {
    for (const table of backupTables) for await (const row of rowsOf(tx, table)) yield { table, row }
  }
  return writeBackup(path, at, rows())
})

/** Loads a backup into an empty database, in one transaction. */
export const load = writing(async (tx: Transaction, { path }: { path: string }): Promise<Counts | 'notEmpty'> => {
  const present = await tx.db.selectFrom('submission').select('reference').limit(1).execute()
  if (present.length > 0) return 'notEmpty'
  // The backup contains the secret of its hashes, which replaces ours. Who was erased here is known to the caller, who adds it again.
  for (const table of ['setting', 'consent', 'subscription', 'erasure', 'repeat_key'] as const)
    await tx.db.deleteFrom(table).execute()

  const counts = noRows()
  let batch: { table: TableName; rows: BackupRow[] } = { table: 'setting', rows: [] }
  for await (const { table, row } of readBackup(path)) {
    if (table !== batch.table || batch.rows.length >= writeBatchSize) {
      await insert(tx, batch)
      batch = { table, rows: [] }
    }
    batch.rows.push(row)
    counts[table] += 1
  }
  await insert(tx, batch)
  // A backup of an earlier version has no state of consent.
  await catchUp(tx)
  return counts
})

async function insert({ db }: Transaction, { table, rows }: { table: TableName; rows: readonly BackupRow[] }) {
  // The rows come from a table of this name, so the types match.
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values(rows as never)
      // The record of who did what may be there already.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function* rowsOf({ db }: Transaction, table: TableName) {
  const order = sql.join(tableFacts[table].key.map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += readBatchSize) {
    const { rows } = await sql<BackupRow>`
      select * from ${sql.table(table)} order by ${order} limit ${readBatchSize} offset ${offset}`.execute(db)
    yield* rows
    if (rows.length < readBatchSize) return
  }
}
