import { languageNames } from '#contract/languages.ts'
import { categories } from '#contract/products/categories.ts'
import type { Catalog } from './catalog.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/**
 * Builds what the first pages of a new catalog need and what takes long, step by step, while the one before is still served. Otherwise the first visitor of a
 * new version would wait for all of it, and everybody else with them.
 */
export async function prepareCatalog(catalog: Catalog): Promise<void> {
  for (const build of steps(catalog)) {
    build()
    await yieldToEventLoop()
  }
}

function* steps(catalog: Catalog): Generator<() => unknown> {
  const [code = ''] = catalog.supportedCodes()
  for (const { number } of categories) yield () => catalog.productIds(number)
  for (const language of languageNames) {
    // The documents of a product depend on those of all languages.
    yield () => catalog.accessories(language)
    yield () => catalog.accessories(language, { code })
    yield () => catalog.careOfModel(language, code)
    yield () => catalog.page(language, 'warranty-terms')
    yield () => catalog.search(language, code, 1)
  }
  for (const language of languageNames) {
    yield () => catalog.site(language)
    yield () => catalog.notices(language)
    yield () => catalog.home(language)
    for (const { productCode: code } of catalog.home(language).quotes) {
      if (code !== undefined) yield () => catalog.product(language, code)
    }
  }
}
