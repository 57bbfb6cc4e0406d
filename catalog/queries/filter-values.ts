import type { FilterDefinition, ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import type { Text } from '#contract/views.ts'
import { formatNumber, noBreakSpace, withUnit } from '#i18n/number-format.ts'
import { textIn } from '../localised.ts'

export type FilterValue = FilterDefinition['values'][number]

/** True if a product with this value matches the filter value. A range includes its minimum but not its maximum. */
export function hasFilterValue(offered: FilterValue, value: ParameterValue | undefined): boolean {
  if (value === undefined) return false
  if ('option' in offered)
    return Array.isArray(value) ? value.some((option) => option === offered.option) : value === offered.option
  if (typeof value !== 'number') return false
  if ('equals' in offered) return value === offered.equals
  return (offered.min === undefined || value >= offered.min) && (offered.max === undefined || value < offered.max)
}

/** The name of an option, or the formatted number or range. */
export function filterValueName(offered: FilterValue, definition: ParameterDefinition, language: Language): Text {
  if ('option' in offered) {
    const names = definition.kind === 'choice' ? definition.options[offered.option] : undefined
    return names ? textIn(names, language) : { text: offered.option }
  }
  const { unit, decimals } = definition.kind === 'number' ? definition : { unit: '', decimals: 0 }
  const number = (value: number) => formatNumber(value, language, decimals)
  if ('equals' in offered) return { text: withUnit(number(offered.equals), unit) }
  return { text: withUnit(rangeName(offered, number), unit) }
}

function rangeName({ min, max }: { min?: number; max?: number }, number: (value: number) => string): string {
  if (min === undefined) return max === undefined ? '' : `<${noBreakSpace}${number(max)}`
  return max === undefined ? `≥${noBreakSpace}${number(min)}` : `${number(min)}–${number(max)}`
}
