import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'

export function loadServicePromise(catalog: Catalog, language: Language): Outcome<{ page: StaticPageView }> {
  const page = catalog.page(language, 'service-promise')
  return page ? found({ page }) : notFound
}
