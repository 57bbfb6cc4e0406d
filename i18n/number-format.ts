import type { Language } from '#contract/languages.ts'
import { locales } from './locales.ts'

// Creating a formatter costs more than a thousand uses.
const formatters = new Map<string, Intl.NumberFormat>()

/** Without `decimals`, keeps the number's own, three at most. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const key = `${language} ${decimals}`
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locales[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formatters.set(key, formatter)
  return formatter.format(value)
}

export const noBreakSpace = '\u00a0'

/** A non-breaking space keeps number and unit on one line. */
export function withUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text}${noBreakSpace}${unit}`
}

export const formatMillimetres = (length: number, language: Language): string => withUnit(formatNumber(length, language), 'mm')

/** How sentences name the units that tables show as symbols. Other units are symbols there too. */
const unitWords: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  'zh-Hans': new Map([
    ['mm', '毫米'],
    ['cm', '厘米'],
    ['m', '米'],
    ['ml', '毫升'],
    ['L', '升'],
    ['g', '克'],
    ['kg', '公斤'],
    ['min', '分钟'],
  ]),
  'zh-Hant': new Map([
    ['mm', '毫米'],
    ['cm', '厘米'],
    ['m', '米'],
    ['ml', '毫升'],
    ['L', '公升'],
    ['g', '克'],
    ['kg', '公斤'],
    ['min', '分鐘'],
  ]),
  ko: new Map([['min', '분']]),
  id: new Map([['min', 'menit']]),
}

export const unitInSentence = (unit: string, language: Language): string => unitWords[language]?.get(unit) ?? unit

export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items)
}

/** One of them is enough. */
export function formatAlternatives(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(items)
}

/** "RH-9010, RH-9020", without a word before the last one. */
export function formatSequence(items: readonly string[], language: Language): string {
  return items.join(language.startsWith('zh') ? '、' : ', ')
}

/** "Width: 60 cm". Chinese has a full-width colon and no space. */
export function formatLabelled(label: string, value: string, language: Language): string {
  return `${label}${language.startsWith('zh') ? '：' : ': '}${value}`
}

/** In Singapore dollars, which neighbours' sites mark in the same way in every language. */
export const formatPrice = (dollars: number, language: Language): string => `S$${formatNumber(dollars, language)}`
