import type { NoTables } from './no-tables.ts'

/** Creates the daily counts of searches. */
export async function searchCount(db: NoTables): Promise<void> {
  await db.schema
    .createTable('search_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addColumn('without_result', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_count_primary', ['day', 'language', 'query'])
    .execute()
}
