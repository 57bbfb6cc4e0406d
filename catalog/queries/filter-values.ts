import type { FilterDefinition, ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import type { Text } from '#contract/views.ts'
import { formatNumber, noBreakSpace, withUnit } from '#i18n/number-format.ts'
import { textIn } from '../localised.ts'

export type FilterValue = FilterDefinition['values'][number]

/** Whether a product with this value of the parameter has what the filter offers. Bands hold their lower end, not their upper one. */
export function hasFilterValue(offered: FilterValue, value: ParameterValue | undefined): boolean {
  if (value === undefined) return false
  if ('option' in offered)
    return Array.isArray(value) ? value.some((option) => option === offered.option) : value === offered.option
  if (typeof value !== 'number') return false
  if ('equals' in offered) return value === offered.equals
  return (offered.min === undefined || value >= offered.min) && (offered.max === undefined || value < offered.max)
}

/** Options carry their own names; numbers and bands name themselves. */
export function filterValueName(offered: FilterValue, definition: ParameterDefinition, language: Language): Text {
  if ('option' in offered) {
    const names = definition.kind === 'choice' ? definition.options[offered.option] : undefined
    return names ? textIn(names, language) : { text: offered.option }
  }
  const { unit, decimals } = definition.kind === 'number' ? definition : { unit: '', decimals: 0 }
  const number = (value: number) => formatNumber(value, language, decimals)
  if ('equals' in offered) return { text: withUnit(number(offered.equals), unit) }
  return { text: withUnit(bandName(offered, number), unit) }
}

function bandName({ min, max }: { min?: number; max?: number }, number: (value: number) => string): string {
  if (min === undefined) return max === undefined ? '' : `<${noBreakSpace}${number(max)}`
  return max === undefined ? `≥${noBreakSpace}${number(min)}` : `${number(min)}–${number(max)}`
}
