import type { ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import type { Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import { formatNumber, noBreakSpace, withUnit } from '#i18n/number-format.ts'
import { textIn } from '../localised.ts'

/** Formats a value: one text, or one per option of a choice. Empty if the value is not of the defined kind. */
export function formatValue(definition: ParameterDefinition, value: ParameterValue, language: Language): Text[] {
  switch (definition.kind) {
    case 'number':
      return typeof value === 'number'
        ? [{ text: withUnit(formatNumber(value, language, definition.decimals), definition.unit) }]
        : []
    case 'size':
      return isSize(value) ? [{ text: formatSize(value, language) }] : []
    case 'choice':
      return [value].flat().flatMap((option) => {
        const names = definition.options[String(option)]
        return names ? [textIn(names, language)] : []
      })
    case 'flag':
      return typeof value === 'boolean' ? [{ text: interfaceWords(language)(value ? 'value.yes' : 'value.no') }] : []
    case 'code':
      return typeof value === 'string' ? [{ text: value }] : []
  }
}

export function isSize(value: ParameterValue): value is [number, number, number] {
  return Array.isArray(value) && value.length === 3 && value.every((length) => typeof length === 'number')
}

/** For example `900 × 390 × 520 mm`. A line may break after a `×`, but not before it. */
function formatSize(size: readonly number[], language: Language): string {
  const lengths = size.map((length) => formatNumber(length, language, 0))
  return withUnit(lengths.join(`${noBreakSpace}× `), 'mm')
}
