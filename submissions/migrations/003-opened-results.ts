import type { NoTables } from './no-tables.ts'

/** Adds the number of searches after which a visitor opened a result. */
export async function openedResults(db: NoTables): Promise<void> {
  await db.schema
    .alterTable('search_count')
    .addColumn('opened', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
