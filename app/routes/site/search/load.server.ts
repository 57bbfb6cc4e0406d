import { found, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { codeKey } from '#catalog/queries/code-key.ts'
import type { Language } from '#contract/languages.ts'
import type { SearchView } from '#contract/views/search.ts'
import { type Answer, answerOf } from './answer.server.ts'

const maxPerKind = 12
/** Maximum number of characters of the query that the page repeats. */
const maxQueryLength = 100
const codeDigits = 4

export type SearchPage = {
  query: string
  results: SearchView
  /** Shown above the results, which repeat it, so that their counts are right. */
  answer?: Answer
  /** Code of the model, if the query is the code or the number of exactly one. */
  model?: string
}

/** Without a query, the page shows the search form and no results. */
export function loadSearch(catalog: Catalog, { language, q }: { language: Language; q: string | null }): Outcome<SearchPage> {
  const query = (q ?? '').toWellFormed().replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).toWellFormed()
  const model = modelOf(catalog, query)
  const results = catalog.search(language, query, maxPerKind)
  const answer = answerOf(catalog, results.language ?? language, query, results)
  return found({ query, results: withoutPictures(results), answer, model })
}

/** The list shows no pictures but those of products, and each would be sent with the page. */
function withoutPictures({ groups, ...results }: SearchView): SearchView {
  return {
    ...results,
    groups: groups.map(({ hits, ...group }) => ({ ...group, hits: hits.map(({ picture: _, ...hit }) => hit) })),
  }
}

function modelOf(catalog: Catalog, query: string): string | undefined {
  const typed = codeKey(query)
  if (typed.length < codeDigits) return undefined
  const [only, ...others] = catalog.supportedCodes().filter((code) => codeKey(code).endsWith(typed))
  return others.length === 0 ? only : undefined
}
