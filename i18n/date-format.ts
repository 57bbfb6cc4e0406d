import type { Language } from '#contract/languages.ts'
import { type Weekday, weekdays } from '#contract/views/places.ts'
import { locales } from './locales.ts'

const styles = {
  day: { dateStyle: 'long' },
  dayOfWeek: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating a formatter costs more than a thousand uses.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A date in the format of the language: `2026-11-12` is `12 November 2026`, `2026年11月12日`. */
export function dayText(language: Language, day: string): string {
  return formatUtc(language, new Date(day), 'day')
}

/** A day of the coming weeks: `Thursday, 12 November`, `11月12日星期四`. */
export function dayOfWeekText(language: Language, day: string): string {
  return formatUtc(language, new Date(day), 'dayOfWeek')
}

/** The same where there is little room: `Thu, 12 Nov`, `11月12日周四`. */
export function shortDayText(language: Language, day: string): string {
  return formatUtc(language, new Date(day), 'shortDay')
}

/** A weekday and a time where the visitor’s device is: `Saturday 3 am`. Only in the browser. */
export function localMomentText(language: Language, at: Date): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'long' }).format(at)
  const [hours, minutes] = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${weekday} ${timeText(language, `${hours}:${minutes}`)}`
}

/** `November 2026`, `2026年11月`. */
export function monthText(language: Language, month: { year: number; month: number }): string {
  return formatUtc(language, new Date(Date.UTC(month.year, month.month - 1, 1)), 'month')
}

/** `Mon`, `周一`. */
export function weekdayText(language: Language, day: Weekday): string {
  // 1 January 2024 was a Monday.
  return formatUtc(language, new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), 'weekday')
}

/** `11 am` in English, `11.00` in Indonesian, `11:00` elsewhere. Not by `Intl`, because browsers and servers use different space characters. */
export function timeText(language: Language, time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  if (language === 'id') return `${hour}.${minute}`
  if (language !== 'en') return time
  const hours = Number(hour)
  return `${hours % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hours % 24 < 12 ? 'am' : 'pm'}`
}

function formatUtc(language: Language, date: Date, style: keyof typeof styles): string {
  const key = `${language} ${style}`
  // Dates are parsed and formatted in UTC. In a time zone west of it they would become the day before.
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter.format(date)
}
