import type { Catalog } from '#catalog/catalog.ts'
import { categories } from '#contract/categories.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import type { EnquiryChoices } from './enquiry.tsx'

/** Categories with their series. The submitted values are always English, because staff sort by them. */
export function enquiryChoices(catalog: Catalog, language: Language): EnquiryChoices {
  return categories.map(({ number }) => {
    const english = catalog.seriesOf(defaultLanguage, number)
    return {
      category: {
        value: catalog.category(defaultLanguage, number).name.text,
        name: catalog.category(language, number).name.text,
      },
      series: catalog
        .seriesOf(language, number)
        .map(({ id, name }) => ({ value: english.find((entry) => entry.id === id)?.name.text ?? id, name: name.text })),
    }
  })
}
