import type { Language } from '#contract/languages.ts'
import type { Text } from '#contract/views.ts'
import { formatNumber, noBreakSpace, withUnit } from '#i18n/number-format.ts'
import { type Localised, textIn } from '../localised.ts'
import type { ParameterDefinition } from '../schema/category.ts'
import type { ParameterValue } from '../schema/product.ts'

const yes: Localised<string> = { en: 'Yes', 'zh-Hans': '是', ko: '예', id: 'Ya', 'zh-Hant': '是' }
const no: Localised<string> = { en: 'No', 'zh-Hans': '否', ko: '아니요', id: 'Tidak', 'zh-Hant': '否' }

/** A value as people read it: one text, or one for each option where several are chosen. A value of another kind than defined has none. */
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
      return typeof value === 'boolean' ? [textIn(value ? yes : no, language)] : []
    case 'code':
      return typeof value === 'string' ? [{ text: value }] : []
  }
}

export function isSize(value: ParameterValue): value is [number, number, number] {
  return Array.isArray(value) && value.length === 3 && value.every((length) => typeof length === 'number')
}

/** `900 × 390 × 520 mm`; a line may break after a `×`, never before it. */
function formatSize(size: readonly number[], language: Language): string {
  const lengths = size.map((length) => formatNumber(length, language, 0))
  return withUnit(lengths.join(`${noBreakSpace}× `), 'mm')
}
