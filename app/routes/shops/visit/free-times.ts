import type { VisitTime, VisitTimes } from '#contract/wire/calls/visit-calls.ts'

/** `HH:MM` in Singapore, and how many seats of an evening are left. */
export type FreeTime = { day: string; time: string; left: number }
export type FreeDay = { day: string; state: 'free' | 'full' | 'closed'; times: FreeTime[] }

/** The free times of a place from today to the horizon. */
export type FreeTimes = {
  minutes: number
  first: string
  last: string
  days: FreeDay[]
  /** The next free times, if no day has one. */
  next: FreeTime[]
}

export const timeOf = ({ day, time, left }: VisitTime): FreeTime => ({ day, time, left })

/** Without what the page can compute: there are a thousand times. */
export function freeTimes({ minutes, first, last, days, next }: VisitTimes): FreeTimes {
  return {
    minutes,
    first,
    last,
    days: days.map(({ day, state, times }) => ({ day, state, times: times.map(timeOf) })),
    next: next.map(timeOf),
  }
}

export const nextTimes = (next: readonly VisitTime[]) => next.map(timeOf)

const maxNext = 6

/** The free times after a day, for when that day is full. */
export function timesAfter({ days }: FreeTimes, day: string): FreeTime[] {
  const later = days.filter((one) => one.day > day && one.state === 'free')
  // At most two of a day, so that another day is among them.
  return later.flatMap(({ times }) => times.slice(0, 2)).slice(0, maxNext)
}

const noon = '12:00'
const evening = '17:00'
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export function partOf({ time }: Pick<FreeTime, 'time'>): PartOfDay {
  if (time < noon) return 'morning'
  return time < evening ? 'afternoon' : 'evening'
}
