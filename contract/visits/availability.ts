import type { OpeningHours } from '../content/hours.ts'
import { type Weekday, weekdays } from '../views/places.ts'
import type { VisitDay } from '../wire/calls/visit-calls.ts'
import { quarterMinutes, type VisitKind } from './kinds.ts'
import type { PlaceRules } from './rules.ts'

export const minuteMs = 60_000
const quarterMs = quarterMinutes * minuteMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Singapore, the zone of all opening hours, has had no summer time and a fixed offset since 1982. Everything else is an instant, in milliseconds
 * since 1970. A calendar with zones would take ten times as long for the thousand times of a page.
 */
const utcOffsetMs = 8 * hourMs

/** Advised visits of all kinds share the people of a place. An evening has seats of its own. */
export type Pool = 'people' | 'cooking'

/** What a place offers of one kind: `capacity` is how many seats its pool has at any time. */
export type Offer = { minutes: number; pool: Pool; capacity: number }

/** Why a time can't be booked. */
export type StartProblem = 'closed' | 'tooLate' | 'tooFar'

/** Quarters of an hour since 1970, from the first to before the last. */
export type Quarters = { from: number; until: number }

export const quartersOf = (start: number, end: number): Quarters => ({
  from: Math.floor(start / quarterMs),
  until: Math.ceil(end / quarterMs),
})

export function offerOf({ kinds, atOnce }: PlaceRules, kind: VisitKind): Offer | undefined {
  const found = kinds.find((one) => one.kind === kind)
  if (!found) return undefined
  const { minutes } = found
  return found.kind === 'cooking'
    ? { minutes, pool: 'cooking', capacity: found.seats }
    : { minutes, pool: 'people', capacity: atOnce }
}

/** How many seats a visit takes: people sit at an evening, and share one adviser otherwise. */
export const seatsFor = (offer: Offer, people: number) => (offer.pool === 'cooking' ? people : 1)

/** The first and the last day that can be booked. */
export function bookableDays({ leadHours, horizonWeeks }: PlaceRules, now: number) {
  return { first: dayOf(now + leadHours * hourMs), last: dayAfter(dayOf(now), 7 * horizonWeeks) }
}

/** All times of a day at which a visit may begin, whether they are free or not. */
export function startsOn(rules: PlaceRules, kind: VisitKind, day: string): number[] {
  if (isClosed(rules, day)) return []
  const midnight = midnightOf(day)
  return startMinutes(rules, kind, weekdayOf(day)).map((minute) => midnight + minute * minuteMs)
}

/** The same for a weekday on which the place isn’t closed, in minutes after midnight. */
function startMinutes(rules: PlaceRules, kind: VisitKind, weekday: Weekday | undefined): number[] {
  const offer = rules.kinds.find((one) => one.kind === kind)
  if (!offer) return []
  const isToday = ({ days }: Pick<OpeningHours, 'days'>) => days.some((one) => one === weekday)
  const starts =
    offer.kind === 'cooking'
      ? offer.evenings.filter(isToday).map(({ at }) => clockMinutes(at))
      : rules.hours.filter(isToday).flatMap((hours) => startsWithin(hours, { every: rules.every, minutes: offer.minutes }))
  return [...new Set(starts)].sort((a, b) => a - b)
}

/** When people of the place can advise on a day, as instants. Empty if it takes no visits then. */
export function openSpans(rules: PlaceRules, day: string): { from: number; until: number }[] {
  if (isClosed(rules, day)) return []
  return rules.hours
    .filter(({ days }) => days.some((one) => one === weekdayOf(day)))
    .map(({ open, close }) => ({ from: instantOn(day, open), until: instantOn(day, close) }))
}

/** Whether a visit that is booked still fits the rules of its place. Staff also book between the times at which visitors can begin. */
export function isOffered(rules: PlaceRules, kind: VisitKind, { start, end }: { start: number; end: number }): boolean {
  const day = dayOf(start)
  if (offerOf(rules, kind)?.pool !== 'people') return startsOn(rules, kind, day).includes(start)
  return openSpans(rules, day).some(({ from, until }) => from <= start && end <= until)
}

/** Why a visit can't begin then. Undefined if it can, as long as there is a seat. */
export function problemOf(rules: PlaceRules, kind: VisitKind, start: number, now: number): StartProblem | undefined {
  const day = dayOf(start)
  if (start < now + rules.leadHours * hourMs) return 'tooLate'
  if (day > bookableDays(rules, now).last) return 'tooFar'
  return startsOn(rules, kind, day).includes(start) ? undefined : 'closed'
}

/** What is taken: seats by quarter of an hour, and times that staff have blocked. */
export type Taken = { seats: ReadonlyMap<number, number>; blocked: readonly Quarters[] }

/**
 * The free times of a day, in minutes after midnight, with how many seats each has left. Two lists of numbers: there are tens of thousands of times at
 * forty places, and objects would take longer to send between threads than to find.
 */
export type FreeMinutes = { day: string; state: VisitDay['state']; minutes: number[]; left: number[] }

/** The days from the first to the last that was asked for, with their free times. */
export function freeDays(
  rules: PlaceRules,
  { kind, people, from, until, now }: { kind: VisitKind; people: number; from: string; until: string; now: number },
  taken: Taken,
): FreeMinutes[] {
  const offer = offerOf(rules, kind)
  const { first, last } = bookableDays(rules, now)
  const earliest = now + rules.leadHours * hourMs
  const byWeekday = new Map<Weekday | undefined, number[]>(
    weekdays.map((weekday) => [weekday, startMinutes(rules, kind, weekday)]),
  )
  return daysBetween(from, until).map((day) => {
    const free: FreeMinutes = { day, state: 'closed', minutes: [], left: [] }
    if (!offer || day < first || day > last || isClosed(rules, day)) return free
    const midnight = midnightOf(day)
    for (const minute of byWeekday.get(weekdayOf(day)) ?? []) {
      const start = midnight + minute * minuteMs
      if (start < earliest) continue
      free.state = 'full'
      const left = seatsLeft(offer, quartersOf(start, start + offer.minutes * minuteMs), taken)
      if (left < seatsFor(offer, people)) continue
      free.minutes.push(minute)
      free.left.push(left)
    }
    if (free.minutes.length > 0) free.state = 'free'
    return free
  })
}

/** A day as calls and pages spell it. */
export function visitDayOf({ day, state, minutes, left }: FreeMinutes): VisitDay {
  const midnight = midnightOf(day)
  const times = minutes.map((minute, index) => ({
    ...{ start: instantText(midnight + minute * minuteMs), day, time: clockTime(minute) },
    left: left[index] ?? 0,
  }))
  return { day, state, times }
}

function seatsLeft({ capacity }: Offer, { from, until }: Quarters, { seats, blocked }: Taken): number {
  if (blocked.some((block) => block.from < until && from < block.until)) return 0
  let most = 0
  for (let quarter = from; quarter < until; quarter++) most = Math.max(most, seats.get(quarter) ?? 0)
  return Math.max(0, capacity - most)
}

/** 675 is `11:15`. */
export function clockTime(minutes: number): string {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  return `${two(minutes / 60)}:${two(minutes % 60)}`
}

/** An instant as calls spell it: `2026-12-05T03:00:00Z`. */
export const instantText = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Day and time in Singapore. */
export function wallTime(at: number): { day: string; time: string } {
  const text = new Date(at + utcOffsetMs).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

export const dayOf = (at: number) => wallTime(at).day

/** `11:15` is 675: a time of day in minutes since midnight. */
export function clockMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The instant of a time of day in Singapore, such as 17:00 of the day before a visit. A place may close at 24:00 or later. */
export const instantOn = (day: string, time: string) => midnightOf(day) + clockMinutes(time) * minuteMs

/** When a day begins in Singapore. */
const midnightOf = (day: string) => Date.parse(day) - utcOffsetMs

/** Days are counted in UTC, where each has 24 hours. */
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const isClosed = ({ closed }: PlaceRules, day: string) => closed.some(({ from, until }) => from <= day && day <= until)

const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]

/** All days from the first to the last. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day)
  return days
}

function startsWithin({ open, close }: OpeningHours, { every, minutes }: { every: number; minutes: number }): number[] {
  const last = clockMinutes(close) - minutes
  const starts: number[] = []
  for (let start = clockMinutes(open); start <= last; start += every) starts.push(start)
  return starts
}
