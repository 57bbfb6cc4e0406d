import { sql } from 'kysely'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { reading, writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

export type SearchCount = { day: string; language: string; query: string; searches: number; withoutResult: number }
/** `opened`: searches after which a result was opened. `searches`: those among them that are not counted yet. */
export type OpenedCount = { day: string; language: string; query: string; opened: number; searches: number }
/** `withoutOpening`: searches that found something of which nothing was opened. */
export type SearchTotal = Omit<SearchCount, 'day'> & { withoutOpening: number }

const retentionDays = 400
const dayMs = 24 * 60 * 60_000

/** Adds to the counts of a day. */
export const addSearches = writing(async ({ db }, { counts }: { counts: readonly SearchCount[] }): Promise<void> => {
  if (counts.length === 0) return
  // The same order on all nodes, so that two of them cannot deadlock.
  const rows = counts.map(({ withoutResult, ...count }) => ({ ...count, without_result: withoutResult, opened: 0 })).sort(byKey)
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

/** Adds to searches that are counted already. Others are ignored, so that a caller who makes up queries cannot add rows. */
export const addOpened = writing(async ({ db }, { counts }: { counts: readonly OpenedCount[] }): Promise<void> => {
  if (counts.length === 0) return
  const known = await db
    .selectFrom('search_count')
    .select(['day', 'language', 'query'])
    .where('day', 'in', [...new Set(counts.map(({ day }) => day))])
    .where('query', 'in', [...new Set(counts.map(({ query }) => query))])
    .execute()
  const keys = new Set(known.map(keyOf))
  for (const { day, language, query, opened, searches } of counts.filter((count) => keys.has(keyOf(count))).sort(byKey)) {
    await db
      .updateTable('search_count')
      .set((eb) => {
        const total = eb('searches', '+', searches)
        const sum = eb('opened', '+', opened)
        // At most one per search, however often a caller says so.
        return { searches: total, opened: eb.case().when(sum, '>', total).then(total).else(sum).end() }
      })
      .where('day', '=', day)
      .where('language', '=', language)
      .where('query', '=', query)
      .execute()
  }
})

type Key = Pick<SearchCount, 'day' | 'language' | 'query'>
const keyOf = ({ day, language, query }: Key) => `${day} ${language} ${query}`
const byKey = (a: Key, b: Key) => (keyOf(a) < keyOf(b) ? -1 : 1)

/** The searches since a day: first those without a result, then those after which nothing was opened. */
export const searchTotals = reading(async ({ db }, { since }: { since: string }): Promise<SearchTotal[]> => {
  const rows = await db
    .selectFrom('search_count')
    .select(['language', 'query'])
    // PostgreSQL returns sums as text.
    .select([sumOf('searches'), sumOf('without_result'), sumOf('opened')])
    .where('day', '>=', since)
    .groupBy(['language', 'query'])
    .execute()
  return rows
    .map(({ language, query, ...sums }) => {
      const [searches, withoutResult, opened] = [Number(sums.searches), Number(sums.without_result), Number(sums.opened)]
      return { language, query, searches, withoutResult, withoutOpening: Math.max(0, searches - withoutResult - opened) }
    })
    .sort(
      (a, b) =>
        b.withoutResult - a.withoutResult ||
        b.withoutOpening - a.withoutOpening ||
        b.searches - a.searches ||
        (a.query < b.query ? -1 : 1),
    )
})

const sumOf = <const Column extends 'searches' | 'without_result' | 'opened'>(column: Column) =>
  sql<number | string>`sum(${sql.ref(column)})`.as(column)

/** Deletes counts that are older than 400 days. */
export async function deleteOldSearches(db: Transaction['db'], now: Date): Promise<void> {
  const oldest = dayInSingapore(new Date(now.getTime() - retentionDays * dayMs))
  await db.deleteFrom('search_count').where('day', '<', oldest).execute()
}
