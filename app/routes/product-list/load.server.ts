import { found, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultCategory, parseCategory } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import { parseFilters } from '#contract/pages/filter-query.ts'
import { offeredChoice } from './offered-choice.ts'

/** Raw values from the URL; without a category, the first one. */
export type ProductListRequest = { language: Language; category: string | null; filters: readonly string[] }

export function loadProductList(catalog: Catalog, { language, category, filters }: ProductListRequest) {
  const number = category === null ? defaultCategory : parseCategory(category)
  if (number === undefined) return notFound

  const offered = catalog.filters(language, number)
  const choice = offeredChoice(offered, parseFilters(filters))
  return found({
    category: catalog.category(language, number),
    banners: catalog.banners(language, 'list', number),
    filters: offered,
    choice,
    groups: catalog.productGroups(language, number, choice),
  })
}
