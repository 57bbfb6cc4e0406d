import type { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CompareView } from '#contract/views.ts'
import type { CompareResult } from '#contract/wire/entities/product-detail.ts'
import { plain } from '#contract/wire/values.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { wireProduct } from './wire-entities.ts'

const noValue = '–'

/** Formats a comparison as the API's table with three product columns. */
export function wireCompare(
  catalog: Catalog,
  language: Language,
  { products, rows }: CompareView,
): z.input<typeof CompareResult> {
  if (products.length === 0) return { param: [], goods: [], table_title: [], table_data: [] }

  const read = rows.map(({ name, cells }) => ({
    name: plain(name),
    content: products.map((_, column) => (cells[column] ?? []).map(plain).join(', ')),
  }))
  return {
    param: read,
    goods: products.map((card) => wireProduct(catalog, language, card)),
    table_title: [{ name: apiWords(language)('compare.parameter') }, ...products.map(({ code }) => ({ name: code }))],
    table_data: read.map(({ name, content }) => {
      const [name_1 = '', name_2 = '', name_3 = ''] = content.map((text) => text || noValue)
      return { name_0: name, name_1, name_2, name_3 }
    }),
  }
}
