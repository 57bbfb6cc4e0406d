import type { Language } from '#contract/languages.ts'
import { locales } from './locales.ts'

// Making a formatter costs more than using it a thousand times.
const formatters = new Map<string, Intl.NumberFormat>()

/** Without `decimals`, as many as the number has, three at most. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const key = `${language} ${decimals}`
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locales[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formatters.set(key, formatter)
  return formatter.format(value)
}

export const noBreakSpace = '\u00a0'

/** Number and unit stay on one line. */
export function withUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text}${noBreakSpace}${unit}`
}

export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items)
}
