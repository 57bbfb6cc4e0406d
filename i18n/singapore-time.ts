import type { Day } from '#contract/views/articles.ts'

const timeZone = 'Asia/Singapore'
// Singapore has had no summer time and a fixed offset of eight hours since 1982.
const utcOffsetMs = 8 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The date in Singapore. All dates of the site are in Singapore time (G14). */
export function dayInSingapore(at: Date): Day {
  return clockOf(at).slice(0, 10)
}

/** The time of day in Singapore, as `HH:MM`. */
export function timeInSingapore(at: Date): string {
  return clockOf(at).slice(11, 16)
}

/** Singapore time as an ISO 8601 string. Its `Z` is wrong: callers take only date and time of day. */
const clockOf = (at: Date) => new Date(at.getTime() + utcOffsetMs).toISOString()

/** A day and a time (`HH:MM`) in Singapore as an instant in UTC. */
export const instantInSingapore = (day: Day, time: string) => `${new Date(`${day}T${time}:00+08:00`).toISOString().slice(0, 19)}Z`

/** Start of a day in Singapore, as an ISO 8601 timestamp. */
export const startOfDayInSingapore = (day: Day) => `${day}T00:00:00+08:00`

/** End of the day in Singapore, in milliseconds since 1970. */
export function endOfDayInSingapore(at: Date): number {
  return (Math.floor((at.getTime() + utcOffsetMs) / dayMs) + 1) * dayMs - utcOffsetMs
}

/** A timestamp in readable form, for staff: `2 Jan 2030, 20:00`. */
export function momentInSingapore(time: string): string {
  if (isNoTime(time)) return time
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}

/** A timestamp for spreadsheets, which can sort and parse it: `2030-01-02 20:00`. */
export function sortableMomentInSingapore(time: string): string {
  if (isNoTime(time)) return time
  const at = new Date(time)
  return `${dayInSingapore(at)} ${timeInSingapore(at)}`
}

/** A stored text that is no time is shown as it is: one bad row must not stop a list. */
const isNoTime = (time: string) => Number.isNaN(Date.parse(time))
