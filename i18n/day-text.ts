import type { Language } from '#contract/languages.ts'

/** A day as the language writes it: `2026-11-12` is `12 November 2026`, `2026年11月12日`. */
export function dayText(language: Language, day: string): string {
  // Without a region, English would be American: the month before the day.
  const locale = language === 'en' ? 'en-SG' : language
  // A day has no hour. It is read as midnight in UTC, and has to be written in UTC, or it would be the day before in the Americas.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
