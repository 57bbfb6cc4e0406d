import { sql } from 'kysely'
import { StoreUnavailable } from '../store/store.ts'
import type { Transaction } from '../store/tables.ts'
import { inbox } from './001-inbox.ts'
import { searchCount } from './002-search-count.ts'
import { openedResults } from './003-opened-results.ts'
import { staffWork } from './004-staff-work.ts'
import { answers } from './005-answers.ts'
import type { NoTables } from './no-tables.ts'

type Migration = { name: string; up: (db: NoTables) => Promise<void> }
type MigrationTable = { name: string; applied_at: string }

/** In order of application. Never change a released migration: add a new one. */
const migrations: readonly Migration[] = [
  { name: '001-inbox', up: inbox },
  { name: '002-search-count', up: searchCount },
  { name: '003-opened-results', up: openedResults },
  { name: '004-staff-work', up: staffWork },
  { name: '005-answers', up: answers },
]

/** The key of the advisory lock. No other program on the same database may use it. */
const lockKey = 4_327_841

/**
 * Migrates the database to the newest schema, in one transaction. Only one node at a time can migrate: SQLite uses an immediate transaction,
 * PostgreSQL an advisory lock. Rejects with StoreUnavailable if a newer version has already migrated it.
 */
export async function migrate({ db: today, dialect }: Transaction, now: string): Promise<void> {
  const db = today.$extendTables<{ migration: MigrationTable }>()
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
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
  if (unknown.length > 0) throw new StoreUnavailable('its schema is from a newer version of this program')
}
