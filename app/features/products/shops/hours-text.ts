import type { Language } from '#contract/languages.ts'
import { type OpeningHours, type Weekday, weekdays } from '#contract/views/places.ts'
import { timeText, weekdayText } from '#i18n/date-format.ts'
import type { Translate } from '#i18n/interface/translator.ts'

export type HoursLine = { days: string; times: string }

/** One line per entry, and one for the days on which the place is closed. */
export function hoursLines(hours: readonly OpeningHours[], language: Language, t: Translate<'stores'>): HoursLine[] {
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)))
  return [
    ...hours.map(({ days, open, close }) => ({
      days: daysText(days, language, t),
      times: t('hours.times', { open: timeText(language, open), close: timeText(language, close) }),
    })),
    ...(closed.length > 0 ? [{ days: daysText(closed, language, t), times: t('hours.closed') }] : []),
  ]
}

/** Writes consecutive days as a range: `Mon–Fri, Sun`. */
function daysText(days: readonly Weekday[], language: Language, t: Translate<'stores'>): string {
  if (days.length === weekdays.length) return t('hours.daily')
  return runs(days)
    .map(([first, last]) => {
      const from = weekdayText(language, first)
      return first === last ? from : t('hours.days', { from, to: weekdayText(language, last) })
    })
    .join(t('hours.and'))
}

function runs(days: readonly Weekday[]): [first: Weekday, last: Weekday][] {
  const found: [Weekday, Weekday][] = []
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = found.at(-1)
    if (run && weekdays.indexOf(run[1]) === weekdays.indexOf(day) - 1) run[1] = day
    else found.push([day, day])
  }
  return found
}
