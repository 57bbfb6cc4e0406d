import type { Kysely } from 'kysely'

/**
 * The database as a migration gets it: without today's tables, which go on changing after it. A migration that reads or writes rows
 * declares the tables that it touches, as they are at that point: `db.$extendTables<{ … }>()`.
 */
export type NoTables = Kysely<Record<never, never>>
