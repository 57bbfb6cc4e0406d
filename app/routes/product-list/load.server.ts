import { listPage } from '#app/loading/list-page.server.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultCategory, parseCategory } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import { parseFilters } from '#contract/pages/filter-query.ts'
import { offeredChoice } from './offered-choice.ts'

/** Raw values from the URL; without a category, the first one. */
export type ProductListRequest = {
  language: Language
  category: string | null
  filters: readonly string[]
  page: string | null
}

export function loadProductList(catalog: Catalog, { language, category, filters, page }: ProductListRequest) {
  const number = category === null ? defaultCategory : parseCategory(category)
  if (number === undefined) return notFound

  const offered = catalog.filters(language, number)
  const choice = offeredChoice(offered, parseFilters(filters))
  const shown = listPage(catalog, { page: 'productList', category: number, choice }, page)
  if (!shown) return notFound
  return found({
    category: catalog.category(language, number),
    banners: catalog.banners(language, 'list', number),
    filters: offered,
    choice,
    pages: shown.pages,
    /** How many products match the filters. */
    total: catalog.productIds(number, choice).length,
    groups: catalog.productGroups(language, number, choice, shown.range),
  })
}
