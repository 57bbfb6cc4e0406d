import { type NoticeLine, noticeLine } from '#app/features/safety-notices/notice-line.ts'
import { pageOfProduct } from '#app/loading/list-page.server.ts'
import { found, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { CategorySummary, ProductCard, SeriesSummary, Text } from '#contract/views.ts'

/** A series, with the page of its category's list that begins with it or contains its beginning. */
export type ListedSeries = SeriesSummary & { listPage: number }

export type HomePage = Omit<HomeView, 'series'> & {
  categories: readonly CategorySummary[]
  description: Text
  series: ListedSeries[]
  /** Safety notices in force. */
  notices: NoticeLine[]
  /** The products that the quotes mention, by code. */
  quoted: Record<string, Pick<ProductCard, 'code' | 'title' | 'isOutside' | 'category'>>
}

export function loadHome(catalog: Catalog, { language }: { language: Language }): Outcome<HomePage> {
  const home = catalog.home(language)
  const quoted = home.quotes
    .flatMap(({ productCode }) => (productCode === undefined ? [] : (catalog.product(language, productCode) ?? [])))
    .map(({ code, title, isOutside, category }) => [code, { code, title, isOutside, category }] as const)
  const notices = catalog.notices(language).flatMap((notice) => noticeLine(notice, language))
  const series = home.series.map((one) => ({ ...one, listPage: listPageOf(catalog, language, one) }))
  const { categories, description } = catalog.site(language)
  return found({ ...home, categories, description, series, notices, quoted: Object.fromEntries(quoted) })
}

function listPageOf(catalog: Catalog, language: Language, { id, category }: SeriesSummary): number {
  const [first] = catalog.productsOfSeries(language, id)
  return first ? pageOfProduct(catalog, category, first.id) : 1
}
