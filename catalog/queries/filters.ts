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
  return offers.map(({ name, steps }) => ({
    name,
    steps: steps.map((step) => ({ ...step, text: stepText(category, name, step.value, language) })),
  }))
}

function stepText({ parameters }: Pick<Category, 'parameters'>, name: RangeName, value: number, language: Language): string {
  if (name === 'price') return formatPrice(value, language)
  const definition = parameters.find(({ key }) => key === name)
  // A category may have only the size, which is in millimetres.
  const unit = definition?.kind === 'number' ? definition.unit : 'mm'
  return withUnit(formatNumber(value, language), unit)
}
