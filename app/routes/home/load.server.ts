import { type NoticeLine, noticeLine } from '#app/features/safety-notices/notice-line.ts'
import { found, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { HomeView } from '#contract/views/home.ts'
import type { ProductCard } from '#contract/views.ts'

export type HomePage = HomeView & {
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
  return found({ ...home, notices, quoted: Object.fromEntries(quoted) })
}
