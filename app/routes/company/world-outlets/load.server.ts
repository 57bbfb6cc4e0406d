import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { OutletView, StaticPageView } from '#contract/views/pages.ts'

export type WorldOutlets = {
  page: StaticPageView
  outlets: OutletView[]
  /** The company's home country: the first country of the content. */
  home?: OutletView
}

/** X7: countries sorted by number of shops, descending. */
export function loadWorldOutlets(catalog: Catalog, language: Language): Outcome<WorldOutlets> {
  const page = catalog.page(language, 'world-outlets')
  if (!page) return notFound
  const outlets = catalog.outlets(language)
  const [home] = outlets
  return found({ page, outlets: outlets.toSorted((a, b) => b.shops - a.shops), home })
}
