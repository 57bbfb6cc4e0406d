import { listPage, type PagedList } from '#app/loading/list-page.server.ts'
import { parseChoice } from '#contract/pages/list-query.ts'
import type { IdKind, QueryName } from '#contract/pages/page.ts'
import { type PageKey, pageRow } from '#contract/pages/table.ts'
import { pageValue } from '#contract/pages/urls.ts'
import { defaultCategory, parseCategory } from '#contract/products/categories.ts'
import { type CombiningPage, combinedQueries } from './combined-queries.ts'
import { categoryOf, type NormalizedQuery, notFoundMarker, productOf, type QueryContext } from './normalized-query.ts'

/** The normalized query of a page. `shared` is false if it contains text that the visitor typed. */
export type PageQuery = { query: URLSearchParams; shared: boolean }

/**
 * Normalizes a query: equivalent values become equal, values without effect are removed, and unknown ids become `notFoundMarker`. Queries
 * with the same result show the same page.
 */
export function normalizeQuery(page: PageKey, context: QueryContext): PageQuery {
  const { id: idKind, idRequired, query = [] } = pageRow(page)
  const { values: own, containsUserInput = false } = combines(page)
    ? combinedQueries[page](context)
    : normalizeId(context, idKind, idRequired)
  const values = query.includes('page') ? withListPage(page, context, own) : own
  const names: QueryName[] = [...(idKind ? (['id'] as const) : []), ...query]
  const named = names.flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []))
  return { query: new URLSearchParams(named), shared: !containsUserInput }
}

const combines = (page: PageKey): page is CombiningPage => page in combinedQueries

/** Adds the page of the list. All pages that a list doesn't have share one 404 page. The first page has no number. */
function withListPage(
  page: PageKey,
  { catalog, query }: QueryContext,
  values: NormalizedQuery['values'],
): NormalizedQuery['values'] {
  const list = pagedList(page, values)
  if (!list) return values
  const found = listPage(catalog, list, query.get('page'))
  return found ? { ...values, page: pageValue(found.pages.number) } : { page: notFoundMarker }
}

/** The list that the values name; undefined if there is none, or if they name one entry of it. */
function pagedList(page: PageKey, values: NormalizedQuery['values']): PagedList | undefined {
  const { id } = values
  const category = id === undefined ? defaultCategory : parseCategory(id)
  switch (page) {
    case 'productList':
      return category && { page, category, choice: parseChoice(new URLSearchParams(Object.entries(values))) }
    case 'manuals':
      return category && { page, category }
    case 'fit': {
      const chosen = parseCategory(values.cate ?? '')
      return chosen && { page, category: chosen }
    }
    case 'happyKitchen':
    case 'press':
      return id ? undefined : { page }
    case 'news':
    case 'videos':
    case 'recipes':
    case 'cases':
      return { page }
    default:
      return undefined
  }
}

/** Normalizes the query of a page whose only parameter is `id`. */
function normalizeId(context: QueryContext, idKind: IdKind | undefined, idRequired = false): NormalizedQuery {
  const { catalog, language, query } = context
  const id = query.get('id')
  if (idKind === undefined || (!idRequired && !id && idKind !== 'category')) return { values: {} }
  switch (idKind) {
    case 'category':
      return { values: categoryOf(context) }
    case 'product':
      return productOf(context)
    case 'supportedProduct':
      // For an unknown model, the page suggests similar models.
      return { values: { id: id ?? '' }, containsUserInput: catalog.support(language, id ?? '')?.product.code !== id }
    case 'care': {
      const category = parseCategory(id ?? '')
      return { values: { id: category && catalog.careGuides().includes(category) ? String(category) : notFoundMarker } }
    }
    case 'news':
    case 'video':
    case 'recipe':
    case 'happiness':
    case 'case':
    case 'career':
    case 'press':
      return { values: { id: id !== null && catalog.article(language, idKind, id) ? id : notFoundMarker } }
    case 'city':
    case 'feature':
    case 'framedPage':
      // These pages combine `id` with other parameters, or have it in the path.
      return { values: {} }
  }
}
