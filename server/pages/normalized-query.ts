import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { QueryName } from '#contract/pages/page.ts'
import { parseCategory } from '#contract/products/categories.ts'

/** Replaces every unknown path and id in a cache key, so that all of them share one 404 page. */
export const notFoundMarker = 'not-found'

export type QueryContext = { catalog: Catalog; language: Language; query: URLSearchParams }
/** The normalized values of a query. A page that `containsUserInput` must not be cached. */
export type NormalizedQuery = { values: Partial<Record<QueryName, string>>; containsUserInput?: boolean }

/** The product that `id` names. Another spelling of its code redirects to the right one, and isn't cached: there are too many spellings. */
export function productOf({ catalog, language, query }: QueryContext): NormalizedQuery {
  const typed = query.get('id') ?? ''
  const known = catalog.product(language, typed)?.code
  return known === undefined ? { values: { id: notFoundMarker } } : { values: { id: typed }, containsUserInput: known !== typed }
}

/** The category number of the query, or `notFoundMarker` if there is no such category. Empty if the query names none. */
export function categoryOf({ query }: QueryContext): { id?: string } {
  const id = query.get('id')
  return id === null ? {} : { id: parseCategory(id) === undefined ? notFoundMarker : id }
}
