const dayMs = 24 * 60 * 60 * 1000

// Days are `YYYY-MM-DD`, months `YYYY-MM`. They are counted in UTC, where each day has 24 hours.
const dateOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: string, count: number) => dayOf(dateOf(day) + count * dayMs)
export const monthOf = (day: string) => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const first = new Date(dateOf(`${month}-01`))
  return monthOf(dayOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count, 1)))
}

/** The same day of another month, or the last day of that month. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

/** From 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string) => (new Date(dateOf(day)).getUTCDay() + 6) % 7

/** The weeks of a month from Monday to Sunday, with the days of other months in the first and the last week. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const end = `${addMonths(month, 1)}-01`
  const count = Math.ceil((dateOf(end) - dateOf(start)) / dayMs / 7)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)))
}
