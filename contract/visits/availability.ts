import type { OpeningHours } from '../content/hours.ts'
import { weekdays } from '../views/places.ts'
import type { VisitDay } from '../wire/calls/visit-calls.ts'
import { quarterMinutes, type VisitKind } from './kinds.ts'
import type { PlaceRules } from './rules.ts'

/** The zone of all opening hours. Everything else is an instant, in milliseconds since 1970. */
const visitZone = 'Asia/Singapore'

export const minuteMs = 60_000
const quarterMs = quarterMinutes * minuteMs
const hourMs = 60 * minuteMs

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
  const today = zoned(now).toPlainDate()
  return { first: dayOf(now + leadHours * hourMs), last: today.add({ weeks: horizonWeeks }).toString() }
}

/** All times of a day at which a visit may begin, whether they are free or not. */
export function startsOn(rules: PlaceRules, kind: VisitKind, day: string): number[] {
  const offer = rules.kinds.find((one) => one.kind === kind)
  if (!offer || rules.closed.some(({ from, until }) => from <= day && day <= until)) return []
  const date = Temporal.PlainDate.from(day)
  const weekday = weekdays[date.dayOfWeek - 1]
  const isToday = ({ days }: Pick<OpeningHours, 'days'>) => days.some((one) => one === weekday)
  const starts =
    offer.kind === 'cooking'
      ? offer.evenings.filter(isToday).map(({ at }) => instantOf(date, at))
      : rules.hours.filter(isToday).flatMap((hours) => startsWithin(date, hours, { every: rules.every, minutes: offer.minutes }))
  return [...new Set(starts)].sort((a, b) => a - b)
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

/** The days from the first to the last that was asked for, with their free times. */
export function freeDays(
  rules: PlaceRules,
  { kind, people, from, until, now }: { kind: VisitKind; people: number; from: string; until: string; now: number },
  taken: Taken,
): VisitDay[] {
  const offer = offerOf(rules, kind)
  const { first, last } = bookableDays(rules, now)
  return daysBetween(from, until).map((day) => {
    if (!offer || day < first || day > last) return { day, state: 'closed', times: [] }
    const starts = startsOn(rules, kind, day).filter((start) => start >= now + rules.leadHours * hourMs)
    const midnight = instantOn(day, '00:00')
    const times = starts.flatMap((start) => {
      const left = seatsLeft(offer, quartersOf(start, start + offer.minutes * minuteMs), taken)
      return left >= seatsFor(offer, people) ? [{ start: instantText(start), day, time: timeAfter(midnight, start), left }] : []
    })
    return { day, state: times.length > 0 ? 'free' : starts.length > 0 ? 'full' : 'closed', times }
  })
}

function seatsLeft({ capacity }: Offer, { from, until }: Quarters, { seats, blocked }: Taken): number {
  if (blocked.some((block) => block.from < until && from < block.until)) return 0
  let most = 0
  for (let quarter = from; quarter < until; quarter++) most = Math.max(most, seats.get(quarter) ?? 0)
  return Math.max(0, capacity - most)
}

/** The time of day, without a calendar: there are hundreds in a month, and Singapore has no summer time. */
function timeAfter(midnight: number, start: number): string {
  const minutes = (start - midnight) / minuteMs
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  return `${two(minutes / 60)}:${two(minutes % 60)}`
}

/** An instant as calls spell it: `2026-12-05T03:00:00Z`. */
export const instantText = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')

/** Day and time in Singapore. */
export function wallTime(at: number): { day: string; time: string } {
  const local = zoned(at)
  return { day: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

export const dayOf = (at: number) => zoned(at).toPlainDate().toString()

/** The instant of a time of day in Singapore, such as 17:00 of the day before a visit. */
export const instantOn = (day: string, time: string) => instantOf(Temporal.PlainDate.from(day), time)

export const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

function daysBetween(from: string, until: string): string[] {
  const last = Temporal.PlainDate.from(until)
  const days: string[] = []
  for (let date = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 }))
    days.push(date.toString())
  return days
}

function startsWithin(
  date: Temporal.PlainDate,
  { open, close }: OpeningHours,
  { every, minutes }: { every: number; minutes: number },
): number[] {
  const last = instantOf(date, close) - minutes * minuteMs
  const starts: number[] = []
  for (let start = instantOf(date, open); start <= last; start += every * minuteMs) starts.push(start)
  return starts
}

/** Content may close a day at 24:00, which is 0:00 of the next. */
function instantOf(date: Temporal.PlainDate, time: string): number {
  const [day, plainTime] = time.startsWith('24:') ? [date.add({ days: 1 }), `00:${time.slice(3)}`] : [date, time]
  return day.toZonedDateTime({ timeZone: visitZone, plainTime }).epochMilliseconds
}

const zoned = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(visitZone)
