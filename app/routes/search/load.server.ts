import { found, type Outcome } from '#app/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { SearchView } from '#contract/views/search.ts'

const mostOfAKind = 12
/** What is shown of what was asked; nobody means more than that. */
const longestQuery = 100

export type SearchPage = { query: string; results: SearchView }

/** Without words to look for the page offers to search, and finds nothing. */
export function loadSearch(catalog: Catalog, { language, q }: { language: Language; q: string | null }): Outcome<SearchPage> {
  const query = (q ?? '').toWellFormed().replace(/\s+/g, ' ').trim().slice(0, longestQuery).toWellFormed()
  return found({ query, results: catalog.search(language, query, mostOfAKind) })
}
