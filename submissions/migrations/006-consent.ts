import { sql } from 'kysely'
import type { Dialect } from '../store/tables.ts'
import type { NoTables } from './no-tables.ts'

/** Columns with what people wrote, of which PostgreSQL has copied samples into its statistics. */
const written = [
  ['submission', 'fields'],
  ['person_key', 'value'],
  ['note', 'text'],
  ['answer', 'recipient'],
  ['answer', 'subject'],
  ['answer', 'text'],
  ['unfinished', 'text'],
] as const

/** Creates the state of consent per mailbox and the list of erasures. `catch-up.ts` fills them from the submissions. */
export async function consent(db: NoTables, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('consent')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addColumn('language', 'text')
    .addColumn('reference', 'text')
    .execute()
  await db.schema.createIndex('consent_by_reference').on('consent').column('reference').execute()

  await db.schema
    .createTable('subscription')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('erasure')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('erasure_primary', ['kind', 'value'])
    .execute()

  if (dialect !== 'postgres') return
  for (const [table, column] of written) {
    // Setting the type, even to what it is, drops the samples taken so far.
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text`.execute(db)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db)
  }
}
