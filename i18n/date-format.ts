import type { Language } from '#contract/languages.ts'
import { type Weekday, weekdays } from '#contract/views/places.ts'
import { locales } from './locales.ts'

/** A date in the format of the language: `2026-11-12` is `12 November 2026`, `2026年11月12日`. */
export function dayText(language: Language, day: string): string {
  return formatUtc(language, new Date(day), { dateStyle: 'long' })
}

/** `November 2026`, `2026年11月`. */
export function monthText(language: Language, month: { year: number; month: number }): string {
  return formatUtc(language, new Date(Date.UTC(month.year, month.month - 1, 1)), { year: 'numeric', month: 'long' })
}

/** `Mon`, `周一`. */
export function weekdayText(language: Language, day: Weekday): string {
  // 1 January 2024 was a Monday.
  return formatUtc(language, new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), { weekday: 'short' })
}

/** `11 am` in English, `11.00` in Indonesian, `11:00` elsewhere. Not by `Intl`, because browsers and servers use different space characters. */
export function timeText(language: Language, time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  if (language === 'id') return `${hour}.${minute}`
  if (language !== 'en') return time
  const hours = Number(hour)
  return `${hours % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hours % 24 < 12 ? 'am' : 'pm'}`
}

function formatUtc(language: Language, date: Date, options: Intl.DateTimeFormatOptions): string {
  // Dates are parsed and formatted in UTC. In a time zone west of it they would become the day before.
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(date)
}
