import type { Kysely } from 'kysely'

/**
 * The database type for migrations. It has no tables, because today's table types change after the migration. A migration that reads or
 * writes rows declares its tables as they are at that point: `db.$extendTables<{ … }>()`.
 */
export type NoTables = Kysely<Record<never, never>>
