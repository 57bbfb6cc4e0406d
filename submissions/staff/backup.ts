import { sql } from 'kysely'
import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import { type BackupRow, type BackupTable, type Counts, noRows, readBackup, writeBackup } from './backup-file.ts'

/** The tables, each with the columns that put its rows in one order. */
const orders: Record<BackupTable, readonly string[]> = {
  setting: ['name'],
  submission: ['reference'],
  person_key: ['value', 'reference'],
  outbox: ['reference', 'channel'],
  repeat_key: ['key'],
}
const tableNames = Object.keys(orders) as readonly BackupTable[]

const readAtOnce = 1_000
const writtenAtOnce = 200

/** Everything, as it is at this moment, in a file that both databases can read again. */
export const dump = reading((tx: Transaction, { path, at }: { path: string; at: string }): Promise<Counts> => {
  async function* rows() {
    for (const table of tableNames) for await (const row of rowsOf(tx, table)) yield { table, row }
  }
  return writeBackup(path, at, rows())
})

/** Reads such a file into an empty database: all of it, or nothing. */
export const load = writing(async (tx: Transaction, { path }: { path: string }): Promise<Counts | 'notEmpty'> => {
  const present = await tx.db.selectFrom('submission').select('reference').limit(1).execute()
  if (present.length > 0) return 'notEmpty'
  // The secret that the hashes of the backup were made with comes with it.
  await tx.db.deleteFrom('setting').execute()

  const counts = noRows()
  let batch: { table: BackupTable; rows: BackupRow[] } = { table: 'setting', rows: [] }
  for await (const { table, row } of readBackup(path)) {
    if (table !== batch.table || batch.rows.length >= writtenAtOnce) {
      await insert(tx, batch)
      batch = { table, rows: [] }
    }
    batch.rows.push(row)
    counts[table] += 1
  }
  await insert(tx, batch)
  return counts
})

async function insert({ db }: Transaction, { table, rows }: { table: BackupTable; rows: readonly BackupRow[] }) {
  // The rows were read from a table of that name.
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values(rows as never)
      .execute()
}

async function* rowsOf({ db }: Transaction, table: BackupTable) {
  const order = sql.join(orders[table].map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += readAtOnce) {
    const { rows } = await sql<BackupRow>`
      select * from ${sql.table(table)} order by ${order} limit ${readAtOnce} offset ${offset}`.execute(db)
    yield* rows
    if (rows.length < readAtOnce) return
  }
}
