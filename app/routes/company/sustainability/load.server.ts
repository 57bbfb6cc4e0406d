import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import type { SparePartsView } from '#contract/views/support.ts'

/** X14: the text, and for how long spare parts are kept. */
export function loadSustainability(
  catalog: Catalog,
  language: Language,
): Outcome<{ page: StaticPageView; spareParts: readonly SparePartsView[] }> {
  const page = catalog.page(language, 'sustainability')
  return page ? found({ page, spareParts: catalog.spareParts(language) }) : notFound
}
