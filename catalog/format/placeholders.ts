import type { CategoryFile } from '#contract/content/category.ts'
import type { ProductFile } from '#contract/content/product.ts'
import type { Language } from '#contract/languages.ts'
import { formatList, formatNumber } from '#i18n/number-format.ts'
import { formatValue } from './parameter-value.ts'

/** `{airflow}` in the words of a product is replaced by that parameter's value, so each fact is written only once. */
const placeholder = /\{([^{}]*)\}/g

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, key]) => (key === undefined ? [] : [key]))
}

export type Facts = { parameters: CategoryFile['parameters']; values: ProductFile['values'] }

/** Formats a value for use in a sentence. Undefined if the product doesn't have the value. */
function valueInWords({ parameters, values }: Facts, key: string, language: Language): string | undefined {
  const definition = parameters.find((parameter) => parameter.key === key)
  const value = values[key]
  if (!definition || value === undefined) return undefined
  const texts = formatValue(definition, value, language).map(({ text }) => text)
  return texts.length > 0 ? formatList(texts, language) : undefined
}

export function fillPlaceholders(text: string, facts: Facts, language: Language): string {
  return text.replace(placeholder, (whole, key: string) => valueInWords(facts, key, language) ?? whole)
}

/** Fills placeholders in Markdown. Escapes the values, so that they don't become lists, links or headings. */
export function fillMarkdown(markdown: string, facts: Facts, language: Language): string {
  return markdown.replace(placeholder, (whole, key: string) => {
    const value = valueInWords(facts, key, language)
    return value === undefined ? whole : value.replace(/[\\`*_[\]<>#|~!+]/g, '\\$&')
  })
}

/** The values of several models. */
type RangeFacts = { parameters: Facts['parameters']; values: readonly Facts['values'][] }

/** For a text about several models: a number becomes its range, `0.9–1.5 L`, anything else a list. */
export function fillRanges(text: string, facts: RangeFacts, language: Language): string {
  return text.replace(placeholder, (whole, key: string) => rangeInWords(facts, key, language) ?? whole)
}

function rangeInWords({ parameters, values }: RangeFacts, key: string, language: Language): string | undefined {
  const definition = parameters.find((parameter) => parameter.key === key)
  if (!definition) return undefined
  const given = values.map((own) => own[key]).filter((value) => value !== undefined)
  if (definition.kind === 'number') {
    const numbers = given.filter((value) => typeof value === 'number')
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    if (numbers.length === 0) return undefined
    const [upper = ''] = formatValue(definition, most, language).map(({ text }) => text)
    return least === most ? upper : `${formatNumber(least, language, definition.decimals)}–${upper}`
  }
  const texts = given.flatMap((value) => formatValue(definition, value, language)).map(({ text }) => text)
  return texts.length > 0 ? formatList([...new Set(texts)], language) : undefined
}
