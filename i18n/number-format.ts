import type { Language } from '#contract/languages.ts'

/** English is Singapore's; the others follow their own custom. */
const locales: Record<Language, string> = { en: 'en-SG', 'zh-Hans': 'zh-Hans-SG', ko: 'ko', id: 'id', 'zh-Hant': 'zh-Hant' }

// Making a formatter costs more than using it a thousand times.
const formatters = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, language: Language, decimals = 0): string {
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
