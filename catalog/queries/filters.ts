import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { FilterChoice, FilterView } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { Product, Snapshot } from '../snapshot/snapshot.ts'
import { categoryByNumber } from './categories.ts'
import { filterValueName, hasFilterValue } from './filter-values.ts'

export function filterViews(snapshot: Snapshot, language: Language, number: CategoryNumber): FilterView[] {
  const { filters, parameters } = categoryByNumber(snapshot, number)
  const products = snapshot.products.filter(({ category }) => category === number)
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
export function filteredProducts(snapshot: Snapshot, number: CategoryNumber, choice: FilterChoice): Product[] {
  const chosen = categoryByNumber(snapshot, number).filters.flatMap(({ type, parameter, values }) => {
    const ids = Object.hasOwn(choice, type) ? choice[type] : undefined
    return ids === undefined || ids.length === 0 ? [] : [{ parameter, values: values.filter(({ id }) => ids.includes(id)) }]
  })
  return snapshot.products.filter(
    (product) =>
      product.category === number &&
      chosen.every(({ parameter, values }) => values.some((value) => hasFilterValue(value, product.values[parameter]))),
  )
}
