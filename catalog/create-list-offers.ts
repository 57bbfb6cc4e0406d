import { type CategoryNumber, categories } from '#contract/products/categories.ts'
import type { RangeView } from '#contract/views/list-choice.ts'
import type { BannerView, FilterView } from '#contract/views.ts'
import { cachedPerLanguage } from './cached-per-language.ts'
import type { Catalog } from './catalog.ts'
import { createMemo } from './memo.ts'
import { deepFreeze } from './per-language.ts'
import { bannerViews } from './queries/banners.ts'
import { categoryByNumber } from './queries/categories.ts'
import { countedFilters, namedFilters, rangeViews } from './queries/filters.ts'
import type { ProductTable } from './queries/product-table.ts'
import type { ContentIndex } from './snapshot/content-index.ts'

const maxCached = 100

/**
 * What lists offer beside their products. Many lists and choices offer the same, and get the same frozen objects: caches of pages are keyed by these
 * (docs/decisions/091).
 */
export function createListOffers(
  index: ContentIndex,
  tableOf: (number: CategoryNumber) => ProductTable,
): Pick<Catalog, 'banners' | 'filters' | 'ranges'> {
  const named = cachedPerLanguage(categories.length, (language, number) =>
    namedFilters(categoryByNumber(index, Number(number) as CategoryNumber), language),
  )
  const banners = createMemo<BannerView[]>(maxCached)
  const filters = createMemo<FilterView[]>(maxCached)
  const ranges = createMemo<RangeView[]>(maxCached)
  return {
    banners: (language, place, category) =>
      banners(JSON.stringify([language, place, category]), () => deepFreeze(bannerViews(index, language, place, category))),
    filters(language, number, choice) {
      const counts = tableOf(number).counts(choice)
      const key = JSON.stringify([language, number, ...[...counts.values()].flatMap((values) => [...values.values()])])
      return filters(key, () => deepFreeze(countedFilters(named(language, String(number)), counts)))
    },
    ranges(language, number, choice) {
      const offers = tableOf(number).rangeOffers(choice)
      const key = JSON.stringify([language, number, offers])
      return ranges(key, () => deepFreeze(rangeViews(categoryByNumber(index, number), offers, language)))
    },
  }
}
