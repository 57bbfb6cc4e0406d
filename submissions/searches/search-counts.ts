import { sql } from 'kysely'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

export type SearchCount = { day: string; language: string; query: string; searches: number; withoutResult: number }
export type SearchTotal = Omit<SearchCount, 'day'>

const keptDays = 400
const dayMs = 24 * 60 * 60_000

/** Adds to the counts of a day. */
export const addSearches = writing(async ({ db }, { counts }: { counts: readonly SearchCount[] }): Promise<void> => {
  if (counts.length === 0) return
  // The same order on all nodes, so that two of them cannot deadlock.
  const rows = counts
    .map(({ withoutResult, ...count }) => ({ ...count, without_result: withoutResult }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await db
    .insertInto('search_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'language', 'query']).doUpdateSet((eb) => ({
        searches: eb('search_count.searches', '+', eb.ref('excluded.searches')),
        without_result: eb('search_count.without_result', '+', eb.ref('excluded.without_result')),
      })),
    )
    .execute()
})

const keyOf = ({ day, language, query }: Pick<SearchCount, 'day' | 'language' | 'query'>) => `${day} ${language} ${query}`

/** The searches since a day, most without a result first. */
export const searchTotals = reading(async ({ db }, { since }: { since: string }): Promise<SearchTotal[]> => {
  const rows = await db
    .selectFrom('search_count')
    .select(['language', 'query'])
    // PostgreSQL returns sums as text.
    .select([sql<number | string>`sum(searches)`.as('searches'), sql<number | string>`sum(without_result)`.as('without_result')])
    .where('day', '>=', since)
    .groupBy(['language', 'query'])
    .execute()
  return rows
    .map((row) => ({
      ...{ language: row.language, query: row.query },
      ...{ searches: Number(row.searches), withoutResult: Number(row.without_result) },
    }))
    .sort((a, b) => b.withoutResult - a.withoutResult || b.searches - a.searches || (a.query < b.query ? -1 : 1))
})

/** Deletes counts that are older than 400 days. */
export async function deleteOldSearches(db: Transaction['db'], now: Date): Promise<void> {
  const oldest = dayInSingapore(new Date(now.getTime() - keptDays * dayMs))
  await db.deleteFrom('search_count').where('day', '<', oldest).execute()
}
