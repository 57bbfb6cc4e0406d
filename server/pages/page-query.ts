import { listPage, type PagedList } from '#app/loading/list-page.server.ts'
import { defaultCategory, parseCategory } from '#contract/categories.ts'
import { parseChoice } from '#contract/pages/list-query.ts'
import type { QueryName, Subject } from '#contract/pages/page.ts'
import { type PageKey, pageRow } from '#contract/pages/table.ts'
import { pageValue } from '#contract/pages/urls.ts'
import { type CombiningPage, combinedMeanings } from './combined-meanings.ts'
import { categoryOf, type Meaning, notFoundMarker, productOf, type QueryContext } from './meaning.ts'

/** The normalized query of a page. `shared` is false if it contains text that the visitor typed. */
export type PageQuery = { query: URLSearchParams; shared: boolean }

/**
 * Normalizes a query: equivalent values become equal, values without effect are removed, and unknown ids become `notFoundMarker`. Queries
 * with the same result show the same page.
 */
export function meaningOf(page: PageKey, context: QueryContext): PageQuery {
  const { id: subject, idRequired, query = [] } = pageRow(page)
  const { values: own, personal = false } = combines(page)
    ? combinedMeanings[page](context)
    : meaningOfId(context, subject, idRequired)
  const values = query.includes('page') ? withListPage(page, context, own) : own
  const names: QueryName[] = [...(subject ? (['id'] as const) : []), ...query]
  const named = names.flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []))
  return { query: new URLSearchParams(named), shared: !personal }
}

const combines = (page: PageKey): page is CombiningPage => page in combinedMeanings

/** Adds the page of the list. All pages that a list doesn't have share one 404 page. The first page has no number. */
function withListPage(page: PageKey, { catalog, query }: QueryContext, values: Meaning['values']): Meaning['values'] {
  const list = pagedList(page, values)
  if (!list) return values
  const found = listPage(catalog, list, query.get('page'))
  return found ? { ...values, page: pageValue(found.pages.number) } : { page: notFoundMarker }
}

/** The list that the values name; undefined if there is none, or if they name one entry of it. */
function pagedList(page: PageKey, values: Meaning['values']): PagedList | undefined {
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
function meaningOfId(context: QueryContext, subject: Subject | undefined, idRequired = false): Meaning {
  const { catalog, language, query } = context
  const id = query.get('id')
  if (subject === undefined || (!idRequired && !id && subject !== 'category')) return { values: {} }
  switch (subject) {
    case 'category':
      return { values: categoryOf(context) }
    case 'product':
      return productOf(context)
    case 'supportedProduct':
      // For an unknown model, the page suggests similar models.
      return { values: { id: id ?? '' }, personal: catalog.support(language, id ?? '')?.product.code !== id }
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
      return { values: { id: id !== null && catalog.article(language, subject, id) ? id : notFoundMarker } }
    case 'city':
    case 'feature':
    case 'framedPage':
      // These pages combine `id` with other parameters, or have it in the path.
      return { values: {} }
  }
}
