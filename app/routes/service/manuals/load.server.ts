import { listPage } from '#app/loading/list-page.server.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { defaultCategory, parseCategory } from '#contract/products/categories.ts'

/** Raw values from the URL; without a category, the first one. */
type ManualsRequest = { language: Language; category: string | null; page: string | null }

export function loadManuals(catalog: Catalog, { language, category, page }: ManualsRequest) {
  const number = category === null ? defaultCategory : parseCategory(category)
  if (number === undefined) return notFound
  const shown = listPage(catalog, { page: 'manuals', category: number }, page)
  if (!shown) return notFound
  const { pages, range } = shown
  return found({
    category: catalog.category(language, number),
    categories: catalog.site(language).categories,
    pages,
    // A list on one page shows series without products too.
    groups: catalog.manuals(language, number, pages.count === 1 ? undefined : range),
  })
}
