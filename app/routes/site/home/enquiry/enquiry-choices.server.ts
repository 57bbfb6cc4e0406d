import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { categories } from '#contract/products/categories.ts'
import type { EnquiryChoices } from './enquiry.tsx'

/** A longer list is hard to search, and would make the home page slower for everyone. */
const maxSeries = 60

/** Categories with their series, unless there are too many. The submitted values are always English, because staff sort by them. */
export function enquiryChoices(catalog: Catalog, language: Language): EnquiryChoices {
  const all = categories.map(({ number }) => ({
    number,
    english: catalog.seriesOf(defaultLanguage, number),
    series: catalog.seriesOf(language, number),
  }))
  const isShort = all.reduce((sum, { series }) => sum + series.length, 0) <= maxSeries
  return all.map(({ number, english, series }) => ({
    number,
    category: {
      value: catalog.category(defaultLanguage, number).name.text,
      name: catalog.category(language, number).name.text,
    },
    ...(isShort && {
      series: series.map(({ id, name }) => ({
        value: english.find((entry) => entry.id === id)?.name.text ?? id,
        name: name.text,
      })),
    }),
  }))
}
