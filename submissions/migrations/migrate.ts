import { sql } from 'kysely'
import { StoreUnavailable } from '../store/store.ts'
import type { Dialect, Transaction } from '../store/tables.ts'
import { inbox } from './001-inbox.ts'
import { searchCount } from './002-search-count.ts'
import { openedResults } from './003-opened-results.ts'
import { staffWork } from './004-staff-work.ts'
import { answers } from './005-answers.ts'
import { consent } from './006-consent.ts'
import { visits } from './007-visits.ts'
import { catchUp } from './catch-up.ts'
import type { NoTables } from './no-tables.ts'

/**
 * `expands`: it only adds what the previous version ignores, so that version still works on the new schema, during an update and after going back.
 * It is recorded in a table of its own, because versions refuse a database with a migration that they don't know.
 */
type Migration = { name: string; up: (db: NoTables, dialect: Dialect) => Promise<void>; expands?: true }
type MigrationTable = { name: string; applied_at: string }

/** In order of application. Never change a released migration: add a new one. */
const migrations: readonly Migration[] = [
  { name: '001-inbox', up: inbox },
  { name: '002-search-count', up: searchCount },
  { name: '003-opened-results', up: openedResults },
  { name: '004-staff-work', up: staffWork },
  { name: '005-answers', up: answers },
  { name: '006-consent', up: consent, expands: true },
  { name: '007-visits', up: visits, expands: true },
]

/** The key of the advisory lock. No other program on the same database may use it. */
const lockKey = 4_327_841

/** Told of each step before it begins. */
export type Progress = (step: string) => void
export type MigrationState = {
  migrations: readonly { name: string; appliedAt: string | undefined }[]
  /** Of a newer version of this program. */
  unknown: readonly string[]
}

/** Which migrations are applied. Changes nothing, also in an empty database. */
export async function migrationState({ db: today }: Transaction): Promise<MigrationState> {
  const db = today.$extendTables<{ migration: MigrationTable; expansion: MigrationTable }>()
  const existing = (await db.introspection.getTables()).map(({ name }) => name)
  const appliedAt = new Map<string, string>()
  for (const table of ['migration', 'expansion'] as const) {
    if (!existing.includes(table)) continue
    for (const row of await db.selectFrom(table).selectAll().execute()) appliedAt.set(row.name, row.applied_at)
  }
  return {
    migrations: migrations.map(({ name }) => ({ name, appliedAt: appliedAt.get(name) })),
    unknown: [...appliedAt.keys()].filter((name) => !migrations.some((migration) => migration.name === name)),
  }
}

/** For programs that may not migrate (MIGRATE=off). Rejects with StoreUnavailable if a migration is missing. */
export async function expectMigrated(tx: Transaction): Promise<void> {
  const { migrations: all } = await migrationState(tx)
  const missing = all.find(({ appliedAt }) => appliedAt === undefined)
  if (missing) throw new StoreUnavailable(`the migration ${missing.name} is not applied: run npm run migrate`)
}

/**
 * Migrates the database to the newest schema, in one transaction. Only one node at a time can migrate: SQLite uses an immediate transaction,
 * PostgreSQL an advisory lock. Rejects with StoreUnavailable if a newer version has already migrated it.
 */
export async function migrate(tx: Transaction, now: string, progress: Progress = () => {}): Promise<void> {
  const { db: today, dialect } = tx
  const db = today.$extendTables<{ migration: MigrationTable; expansion: MigrationTable }>()
  if (dialect === 'postgres') {
    progress('waiting until no other program migrates')
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
  }
  const applied = new Set<string>()
  for (const table of ['migration', 'expansion'] as const) {
    await db.schema
      .createTable(table)
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const names = (await db.selectFrom(table).select('name').execute()).map(({ name }) => name)
    for (const name of names) applied.add(name)
    const isUnknown = (name: string) => !migrations.some((migration) => migration.name === name)
    if (table === 'migration' && names.some(isUnknown))
      throw new StoreUnavailable('its schema is from a newer version of this program')
  }
  for (const { name, up, expands } of migrations) {
    if (applied.has(name)) continue
    progress(name)
    await up(today.$pickTables<never>(), dialect)
    await db
      .insertInto(expands ? 'expansion' : 'migration')
      .values({ name, applied_at: now })
      .execute()
  }
  progress('adding what an earlier version did not write')
  await catchUp(tx)
}
