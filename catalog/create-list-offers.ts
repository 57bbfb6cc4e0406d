import type { CategoryNumber } from '#contract/products/categories.ts'
import type { Catalog } from './catalog.ts'
import { bannerViews } from './queries/banners.ts'
import { categoryByNumber } from './queries/categories.ts'
import { countedFilters, namedFilters, rangeViews } from './queries/filters.ts'
import type { ProductTable } from './queries/product-table.ts'
import type { ContentIndex } from './snapshot/content-index.ts'

/** What lists offer beside their products. */
export function createListOffers(
  index: ContentIndex,
  tableOf: (number: CategoryNumber) => ProductTable,
): Pick<Catalog, 'banners' | 'filters' | 'ranges'> {
  return {
    banners: (language, place, category) => bannerViews(index, language, place, category),
    filters: (language, number, choice) =>
      countedFilters(namedFilters(categoryByNumber(index, number), language), tableOf(number).counts(choice)),
    ranges: (language, number, choice) =>
      rangeViews(categoryByNumber(index, number), tableOf(number).rangeOffers(choice), language),
  }
}
