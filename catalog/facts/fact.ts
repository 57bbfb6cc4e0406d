import type { ParameterDefinition } from '#contract/content/category.ts'
import type { ParameterValue } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import { formatList, formatNumber, formatPrice } from '#i18n/number-format.ts'
import { betweenLengths, formatInSentence, isPair, isSize } from '../format/parameter-value.ts'
import { unitCalled } from '../numbers/units.ts'
import type { Wanted } from './placeholder.ts'

/** Gives what is wanted of a fact, for use in a sentence. Undefined if the fact doesn't have it. */
export type Fact = (wanted: Wanted, language: Language) => string | undefined

export function parameterFact(definition: ParameterDefinition, value: ParameterValue): Fact {
  return ({ part, unit }, language) => {
    const own = part === undefined ? { definition, value } : partOf(definition, value, part)
    if (!own) return undefined
    if (unit !== undefined) return numberIn(own, unit, language)
    const texts = formatInSentence(own.definition, own.value, language).map(({ text }) => text)
    return texts.length > 0 ? formatList(texts, language) : undefined
  }
}

export function priceFact(dollars: number): Fact {
  return ({ part, unit }, language) => (part === undefined && unit === undefined ? formatPrice(dollars, language) : undefined)
}

export function countFact(count: number): Fact {
  return ({ part, unit }, language) => (part === undefined && unit === undefined ? formatNumber(count, language) : undefined)
}

type Measured = { definition: ParameterDefinition; value: ParameterValue }

const sizeParts = ['width', 'depth', 'height']
const rangeParts = ['from', 'to']

function partOf(definition: ParameterDefinition, value: ParameterValue, part: string): Measured | undefined {
  const { key, names } = definition
  if (definition.kind === 'range' && isPair(value)) {
    return measured({ ...definition, kind: 'number' }, value[rangeParts.indexOf(part)])
  }
  if (definition.kind === 'size' && isSize(value)) {
    return measured({ key, names, kind: 'number', unit: 'mm', decimals: 0 }, value[sizeParts.indexOf(part)])
  }
  return undefined
}

const measured = (definition: ParameterDefinition, value: number | undefined) =>
  value === undefined ? undefined : { definition, value }

/** Only the number or the numbers, without unneeded decimals. */
function numberIn({ definition, value }: Measured, name: string, language: Language): string | undefined {
  const [own, unit] = [unitCalled(unitOf(definition)), unitCalled(name)]
  if (!own || own.measures !== unit?.measures) return undefined
  const number = (one: number) => formatNumber((one * own.size) / unit.size, language)
  if (typeof value === 'number') return number(value)
  return isPair(value) || isSize(value) ? value.map(number).join(betweenNumbers(definition)) : undefined
}

function unitOf(definition: ParameterDefinition): string {
  if (definition.kind === 'number' || definition.kind === 'range') return definition.unit
  return definition.kind === 'area' || definition.kind === 'size' ? 'mm' : ''
}

const betweenNumbers = ({ kind }: ParameterDefinition) => (kind === 'range' ? '–' : betweenLengths)
