import type { Language } from '#contract/languages.ts'
import type { RangeName, RangeView } from '#contract/views/list-choice.ts'
import type { FilterView } from '#contract/views.ts'
import { formatNumber, formatPrice, withUnit } from '#i18n/number-format.ts'
import { textIn } from '../localised.ts'
import type { Category } from '../snapshot/snapshot.ts'
import { filterValueName } from './filter-values.ts'
import type { ProductTable, RangeOffer } from './product-table.ts'

/** The filters of a category with the names of their values, without counts. */
export type NamedFilter = Omit<FilterView, 'values'> & { values: Omit<FilterView['values'][number], 'count'>[] }

export function namedFilters({ filters, parameters }: Category, language: Language): NamedFilter[] {
  return filters.flatMap(({ id, type, parameter, names, values }) => {
    const definition = parameters.find(({ key }) => key === parameter)
    if (!definition) return []
    const named = values.map((value) => ({ id: value.id, name: filterValueName(value, definition, language) }))
    return [{ id, type, title: textIn(names, language), values: named }]
  })
}

export function countedFilters(filters: readonly NamedFilter[], counts: ReturnType<ProductTable['counts']>): FilterView[] {
  return filters.map(({ values, ...filter }) => {
    const own = counts.get(filter.type)
    return { ...filter, values: values.map((value) => ({ ...value, count: own?.get(value.id) ?? 0 })) }
  })
}

export function rangeViews(
  category: Pick<Category, 'parameters'>,
  offers: readonly RangeOffer[],
  language: Language,
): RangeView[] {
  return offers.map(({ name, steps }) => {
    const definition = category.parameters.find(({ key }) => key === name)
    const unit = definition?.kind === 'number' ? definition.unit : undefined
    return { name, steps: steps.map((step) => ({ ...step, text: stepText[name](step.value, language, unit) })) }
  })
}

/** How the steps of a range are written. `unit` is that of the category's parameter. */
const stepText: Readonly<Record<RangeName, (value: number, language: Language, unit: string | undefined) => string>> = {
  // A category may have only the size, which is in millimetres.
  width: (value, language, unit = 'mm') => withUnit(formatNumber(value, language), unit),
  noise: (value, language, unit = 'dB(A)') => withUnit(formatNumber(value, language), unit),
  price: formatPrice,
}
