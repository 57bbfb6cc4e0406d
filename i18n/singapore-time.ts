import type { Day } from '#contract/views/articles.ts'

const timeZone = 'Asia/Singapore'
// Singapore has no summer time: its clock has been eight hours ahead since 1982.
const aheadMs = 8 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The day that it is in Singapore, where everything that is dated is dated (G14). */
export function dayInSingapore(at: Date): Day {
  return clockOf(at).slice(0, 10)
}

/** `HH:MM`. */
export function timeInSingapore(at: Date): string {
  return clockOf(at).slice(11, 16)
}

/** The clock in Singapore, as if it showed UTC. */
const clockOf = (at: Date) => new Date(at.getTime() + aheadMs).toISOString()

/** When a day begins there, as an ISO 8601 time. */
export const startOfDayInSingapore = (day: Day) => `${day}T00:00:00+08:00`

/** When that day is over, in milliseconds since 1970. */
export function endOfDayInSingapore(at: Date): number {
  return (Math.floor((at.getTime() + aheadMs) / dayMs) + 1) * dayMs - aheadMs
}

/** A moment as staff read it: `2 Jan 2030, 20:00`. */
export function momentInSingapore(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}

/** The same for a spreadsheet, which sorts and reads it: `2030-01-02 20:00`. */
export function sortableMomentInSingapore(time: string): string {
  const at = new Date(time)
  return `${dayInSingapore(at)} ${timeInSingapore(at)}`
}
