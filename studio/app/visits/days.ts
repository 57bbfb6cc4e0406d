import { parseDate } from '@internationalized/date'
import type { VisitView } from './visits-place.ts'

/** The days that a view shows. Weeks begin on Monday. */
export function daysShown(view: VisitView, day: string): { from: string; until: string } {
  if (view === 'day') return { from: day, until: day }
  const date = parseDate(day)
  if (view === 'numbers') {
    const first = date.set({ day: 1 })
    return { from: first.toString(), until: first.add({ months: 1 }).subtract({ days: 1 }).toString() }
  }
  const monday = date.subtract({ days: (new Date(day).getUTCDay() + 6) % 7 })
  return { from: monday.toString(), until: monday.add({ days: 6 }).toString() }
}

/** The same day of the view before or after. */
export function moved(view: VisitView, day: string, by: 1 | -1): string {
  const date = parseDate(day)
  if (view === 'day') return date.add({ days: by }).toString()
  return (view === 'week' ? date.add({ weeks: by }) : date.add({ months: by })).toString()
}
