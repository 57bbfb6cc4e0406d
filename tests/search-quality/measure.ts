import type { Language } from '#contract/languages.ts'
import { answers } from './answer.ts'
import type { Query } from './queries.ts'

/** Links of the results, best first, without language prefix. */
export type Search = (language: Language, query: string) => Promise<readonly string[]>

export type Quality = {
  queries: number
  /** The mean of 1 / rank of the first result that answers the query, 0 if none does. */
  meanReciprocalRank: number
  /** The share of queries with an answer among the first three results. */
  inFirstThree: number
  /** The number of queries without any result. */
  empty: number
  /** Queries without an answer among the first three results. */
  missed: { query: Query; found: readonly string[] }[]
}

const shown = 3

export async function measure(queries: readonly Query[], search: Search): Promise<Quality> {
  const searched: { query: Query; found: readonly string[]; rank: number | undefined }[] = []
  for (const query of queries) {
    const found = await search(query.language, query.query)
    searched.push({ query, found, rank: rankOfAnswer(query, found) })
  }
  const missed = searched.filter(({ rank }) => rank === undefined || rank > shown)
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    queries: queries.length,
    meanReciprocalRank: total(searched.map(({ rank }) => (rank === undefined ? 0 : 1 / rank))) / queries.length,
    inFirstThree: 1 - missed.length / queries.length,
    empty: searched.filter(({ found }) => found.length === 0).length,
    missed: missed.map(({ query, found }) => ({ query, found: found.slice(0, shown) })),
  }
}

/** From 1; undefined if no result answers the query. */
function rankOfAnswer({ expect }: Query, found: readonly string[]): number | undefined {
  const index = found.findIndex((link) => expect.some((answer) => answers(answer, link)))
  return index === -1 ? undefined : index + 1
}
