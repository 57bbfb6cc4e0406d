import type { NoTables } from './no-tables.ts'

/** Creates the notes of staff, and the record of who looked at or changed which submission. */
export async function staffWork(db: NoTables): Promise<void> {
  await db.schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('note_by_reference').on('note').columns(['reference', 'at']).execute()

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('audit_by_reference').on('audit').columns(['reference', 'at']).execute()
  await db.schema.createIndex('audit_by_time').on('audit').column('at').execute()
}
