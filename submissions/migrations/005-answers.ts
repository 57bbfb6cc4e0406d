import type { NoTables } from './no-tables.ts'

/** Creates the answers of staff to visitors, and what staff have begun to write. */
export async function answers(db: NoTables): Promise<void> {
  await db.schema
    .createTable('answer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute()
  await db.schema.createIndex('answer_by_reference').on('answer').columns(['reference', 'at']).execute()

  await db.schema
    .createTable('unfinished')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('unfinished_primary', ['reference', 'who', 'part'])
    .execute()
}
