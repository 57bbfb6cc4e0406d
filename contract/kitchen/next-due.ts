import type { Interval } from './calendar-file.ts'

const dayMs = 86_400_000

/**
 * The first day after `today` on which something is due that is done at intervals from `start` on. Days are `YYYY-MM-DD`. Counting in months uses day 28 at
 * the latest: a calendar skips the months that don't have the day.
 */
export function nextDue(start: string, every: Interval, today: string): string {
  if (every.weeks !== undefined) {
    const step = every.weeks * 7 * dayMs
    const passed = Math.max(0, Math.floor((Date.parse(today) - Date.parse(start)) / step))
    return dayOf(Date.parse(start) + (passed + 1) * step)
  }
  const step = every.months ?? 1
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const [yearNow = 0, monthNow = 1] = today.split('-').map(Number)
  const passed = Math.max(0, Math.floor(((yearNow - year) * 12 + monthNow - month) / step))
  const due = (count: number) => dayOf(Date.UTC(year, month - 1 + count * step, Math.min(day, 28)))
  const within = due(passed)
  return passed > 0 && within > today ? within : due(passed + 1)
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
