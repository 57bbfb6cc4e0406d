import type { Language } from '#contract/languages.ts'
import type { Parameter } from '#contract/views.ts'
import { formatValue } from '../format/parameter-value.ts'
import { textIn } from '../localised.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import type { Product } from '../snapshot/snapshot.ts'
import { categoryByNumber } from './categories.ts'

/** The parameters that the product has a value for, in the order of its category. */
export function parametersOf(parts: Pick<SmallParts, 'categories'>, language: Language, product: Product): Parameter[] {
  return categoryByNumber(parts, product.category).parameters.flatMap((definition) => {
    const value = product.values[definition.key]
    if (value === undefined) return []
    return [{ key: definition.key, name: textIn(definition.names, language), values: formatValue(definition, value, language) }]
  })
}
