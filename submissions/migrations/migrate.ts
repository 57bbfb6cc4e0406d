import { sql } from 'kysely'
import { StoreUnavailable } from '../store/store.ts'
import type { Transaction } from '../store/tables.ts'
import { inbox } from './001-inbox.ts'
import type { NoTables } from './no-tables.ts'

type Migration = { name: string; up: (db: NoTables) => Promise<void> }
type MigrationTable = { name: string; applied_at: string }

/** In the order in which they are applied. What has been applied somewhere is never changed; a new one follows it. */
const migrations: readonly Migration[] = [{ name: '001-inbox', up: inbox }]

/** Any number that no other program on the same database takes. */
const lock = 4_327_841

/**
 * Brings the database to the newest form, in one transaction that only one node at a time can be in: SQLite's is begun with the right to
 * write, PostgreSQL's waits for a lock. Whoever comes second finds nothing left to do.
 */
export async function migrate({ db: today, dialect }: Transaction, now: string): Promise<void> {
  const db = today.$extendTables<{ migration: MigrationTable }>()
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(db)
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const applied = new Set((await db.selectFrom('migration').select('name').execute()).map(({ name }) => name))
  for (const { name, up } of migrations) {
    if (applied.has(name)) continue
    await up(today.$pickTables<never>())
    await db.insertInto('migration').values({ name, applied_at: now }).execute()
  }
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new StoreUnavailable('made by a newer version of this program')
}
