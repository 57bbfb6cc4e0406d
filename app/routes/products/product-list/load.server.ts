import { listPage } from '#app/loading/list-page.server.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { parseChoice } from '#contract/pages/list-query.ts'
import { defaultCategory, parseCategory } from '#contract/products/categories.ts'

/** The query of the URL; without a category, the first one. */
export type ProductListRequest = { language: Language; query: URLSearchParams }

export function loadProductList(catalog: Catalog, { language, query }: ProductListRequest) {
  const id = query.get('id')
  const number = id === null ? defaultCategory : parseCategory(id)
  if (number === undefined) return notFound

  const choice = catalog.offeredChoice(number, parseChoice(query))
  const shown = listPage(catalog, { page: 'productList', category: number, choice }, query.get('page'))
  if (!shown) return notFound
  return found({
    category: catalog.category(language, number),
    banners: catalog.banners(language, 'list', number),
    filters: catalog.filters(language, number, choice),
    ranges: catalog.ranges(language, number, choice),
    sorts: catalog.sorts(number),
    choice,
    pages: shown.pages,
    /** How many products match. */
    total: catalog.productIds(number, choice).length,
    /** Products in an order of their own have no groups. */
    groups: choice.sort ? [] : catalog.productGroups(language, number, choice, shown.range),
    sorted: choice.sort ? catalog.productCards(language, number, choice, shown.range) : [],
  })
}
