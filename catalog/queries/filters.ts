import type { Language } from '#contract/languages.ts'
import type { FilterChoice, FilterView } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { ProductRow } from '../snapshot/content-index.ts'
import type { Category } from '../snapshot/snapshot.ts'
import { filterValueName, hasFilterValue } from './filter-values.ts'

/** `products` are those of the category. */
export function filterViews(
  { filters, parameters }: Category,
  products: readonly ProductRow[],
  language: Language,
): FilterView[] {
  return filters.flatMap(({ id, type, parameter, names, values }) => {
    const definition = parameters.find(({ key }) => key === parameter)
    if (!definition) return []
    const offered = values.map((value) => ({
      id: value.id,
      name: filterValueName(value, definition, language),
      count: products.filter((product) => hasFilterValue(value, product.values[parameter])).length,
    }))
    return [{ id, type, title: textIn(names, language), values: offered }]
  })
}

/**
 * The products of a category that match the filters (P2): any value of each filter type, and all filter types. Ignores filter types that
 * the category doesn't have, because old links may still name them. A filter type with only unknown values matches nothing.
 */
export function filteredProducts({ filters }: Category, products: readonly ProductRow[], choice: FilterChoice): ProductRow[] {
  const chosen = filters.flatMap(({ type, parameter, values }) => {
    const ids = Object.hasOwn(choice, type) ? choice[type] : undefined
    return ids === undefined || ids.length === 0 ? [] : [{ parameter, values: values.filter(({ id }) => ids.includes(id)) }]
  })
  return products.filter((product) =>
    chosen.every(({ parameter, values }) => values.some((value) => hasFilterValue(value, product.values[parameter]))),
  )
}
