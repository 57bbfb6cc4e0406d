import { sql } from 'kysely'
import type { Dialect } from '../store/tables.ts'
import type { NoTables } from './no-tables.ts'

/** Columns with what people wrote, of which PostgreSQL keeps no samples. */
const written = [
  ['visit', 'word'],
  ['visit_block', 'text'],
] as const

/** Creates visits with their seats, blocked times, and the version of what an outbox entry delivers. */
export async function visits(db: NoTables, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('visit')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('booked_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_by', 'text')
    .addColumn('word', 'text')
    .execute()
  await db.schema.createIndex('visit_by_time').on('visit').columns(['place', 'starts_at']).execute()
  await db.schema.createIndex('visit_by_end').on('visit').column('ends_at').execute()

  await db.schema
    .createTable('visit_seat')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('quarter', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_seat_primary', ['place', 'pool', 'quarter', 'seat'])
    .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await db.schema.createIndex('visit_seat_by_reference').on('visit_seat').column('reference').execute()

  await db.schema
    .createTable('visit_block')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('visit_block_by_time').on('visit_block').columns(['place', 'starts_at']).execute()

  await db.schema
    .alterTable('outbox')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  if (dialect !== 'postgres') return
  for (const [table, column] of written) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db)
  }
}
