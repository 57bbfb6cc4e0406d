import type { ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatNumber, noBreakSpace, unitInSentence, withUnit } from '#i18n/number-format.ts'
import { textIn } from '../localised.ts'

/** Formats a value for a table: one text, or one per option of a choice. Empty if the value is not of the defined kind. */
export function formatValue(definition: ParameterDefinition, value: ParameterValue, language: Language): Text[] {
  return formatWith(definition, value, language, (unit) => unit)
}

/** The same for a sentence, whose units may be words: 毫米. */
export function formatInSentence(definition: ParameterDefinition, value: ParameterValue, language: Language): Text[] {
  return formatWith(definition, value, language, (unit) => unitInSentence(unit, language))
}

function formatWith(
  definition: ParameterDefinition,
  value: ParameterValue,
  language: Language,
  named: (unit: string) => string,
): Text[] {
  switch (definition.kind) {
    case 'number':
      return typeof value === 'number'
        ? [{ text: withUnit(formatNumber(value, language, definition.decimals), named(definition.unit)) }]
        : []
    case 'range':
      return isPair(value) ? [{ text: withUnit(formatRange(value, definition.decimals, language), named(definition.unit)) }] : []
    case 'size':
      return isSize(value) ? [{ text: formatLengths(value, language, named('mm')) }] : []
    case 'area':
      return isPair(value) ? [{ text: formatLengths(value, language, named('mm')) }] : []
    case 'choice':
      return [value].flat().flatMap((option) => {
        const names = ownValue(definition.options, String(option))
        return names ? [textIn(names, language)] : []
      })
    case 'flag':
      return typeof value === 'boolean' ? [{ text: interfaceWords(language)(value ? 'value.yes' : 'value.no') }] : []
    case 'code':
      return typeof value === 'string' ? [{ text: value }] : []
    case 'curve':
      return isCurve(value) ? value.map((point) => ({ text: formatPoint(definition, point, language).join(' · ') })) : []
  }
}

export function isSize(value: ParameterValue | undefined): value is [number, number, number] {
  return Array.isArray(value) && value.length === 3 && value.every((length) => typeof length === 'number')
}

/** Two numbers: a range or an area. */
export function isPair(value: ParameterValue | undefined): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((number) => typeof number === 'number')
}

export type Point = [x: number, y: number]

export function isCurve(value: ParameterValue | undefined): value is Point[] {
  return Array.isArray(value) && value.length >= 2 && value.every((point) => Array.isArray(point))
}

/** For example `1,450 m³/h` and `0 Pa`. */
export function formatPoint(
  { x, y }: Extract<ParameterDefinition, { kind: 'curve' }>,
  [across, up]: Point,
  language: Language,
): [string, string] {
  const text = (value: number, unit: string) => withUnit(formatNumber(value, language, 0), unit)
  return [text(across, x.unit), text(up, y.unit)]
}

const formatRange = (range: Point, decimals: number, language: Language) =>
  range.map((number) => formatNumber(number, language, decimals)).join('–')

/** A line may break after the `×`, but not before it. */
export const betweenLengths = `${noBreakSpace}× `

/** For example `900 × 390 × 520 mm`. */
function formatLengths(lengths: readonly number[], language: Language, unit: string): string {
  const numbers = lengths.map((length) => formatNumber(length, language, 0))
  return withUnit(numbers.join(betweenLengths), unit)
}
