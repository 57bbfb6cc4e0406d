import type { CategoryFile, ParameterDefinition } from '#contract/content/category.ts'
import type { ProductFile } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { formatList, formatNumber } from '#i18n/number-format.ts'
import { formatInSentence } from '../format/parameter-value.ts'
import { parameterFact } from './fact.ts'
import { escapeMarkdown, type Placeholder, replacePlaceholders } from './placeholder.ts'

/** The values of the product that a text is about. */
export type Facts = { parameters: CategoryFile['parameters']; values: ProductFile['values'] }

/** Undefined if the product doesn't have the value. */
export function ownFact({ parameters, values }: Facts, { of, key, wanted }: Placeholder, language: Language): string | undefined {
  const definition = of === undefined ? parameterOf(parameters, key) : undefined
  const value = ownValue(values, key)
  return definition && value !== undefined ? parameterFact(definition, value)(wanted, language) : undefined
}

/** `{airflow}` in the words of a product is replaced by that parameter's value, so each fact is written only once. */
export function fillPlaceholders(text: string, facts: Facts, language: Language): string {
  return replacePlaceholders(text, (placeholder) => ownFact(facts, placeholder, language))
}

/** Fills placeholders in Markdown. */
export function fillMarkdown(markdown: string, facts: Facts, language: Language): string {
  return replacePlaceholders(markdown, (placeholder) => {
    const value = ownFact(facts, placeholder, language)
    return value === undefined ? undefined : escapeMarkdown(value)
  })
}

/** The values of several models. */
type RangeFacts = { parameters: Facts['parameters']; values: readonly Facts['values'][] }

/** For a text about several models: a number becomes its range, `0.9–1.5 L`, anything else a list. */
export function fillRanges(text: string, facts: RangeFacts, language: Language): string {
  return replacePlaceholders(text, (placeholder) => rangeInWords(facts, placeholder, language))
}

function rangeInWords(
  { parameters, values }: RangeFacts,
  { of, key, wanted }: Placeholder,
  language: Language,
): string | undefined {
  const definition = parameterOf(parameters, key)
  if (!definition || of !== undefined || wanted.part !== undefined || wanted.unit !== undefined) return undefined
  const present = values.map((own) => ownValue(own, key)).filter((value) => value !== undefined)
  if (definition.kind === 'number') {
    const numbers = present.filter((value) => typeof value === 'number')
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    if (numbers.length === 0) return undefined
    const [upper = ''] = formatInSentence(definition, most, language).map(({ text }) => text)
    return least === most ? upper : `${formatNumber(least, language, definition.decimals)}–${upper}`
  }
  const texts = present.flatMap((value) => formatInSentence(definition, value, language)).map(({ text }) => text)
  return texts.length > 0 ? formatList([...new Set(texts)], language) : undefined
}

const parameterOf = (parameters: readonly ParameterDefinition[], key: string) =>
  parameters.find((parameter) => parameter.key === key)
