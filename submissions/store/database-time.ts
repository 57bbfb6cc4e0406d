import { sql } from 'kysely'
import { reading } from './operation.ts'
import type { Transaction } from './tables.ts'

/**
 * The database's time. Whatever several nodes decide together goes by it, because their own clocks may be minutes apart. `given` replaces it
 * in tests.
 */
export async function databaseTime({ db, dialect }: Transaction, given?: string): Promise<Date> {
  if (given !== undefined) return new Date(given)
  const now =
    dialect === 'postgres'
      ? sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  const { rows } = await sql<{ at: string }>`select ${now} as at`.execute(db)
  if (rows[0] === undefined) throw new Error('The database told no time')
  return new Date(rows[0].at)
}

/** The database's time, in ISO format. */
export const time = reading(async (tx): Promise<string> => (await databaseTime(tx)).toISOString())
