import { found } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'

export function loadStores(catalog: Catalog, language: Language) {
  const countries = catalog.places(language).flatMap((area) => area.countries)
  return found({ stores: catalog.stores(language), shopCount: catalog.shops(language).length, countryCount: countries.length })
}
