import {
  bookableDays,
  dayAfter,
  daysBetween,
  type FreeMinutes,
  freeDays,
  instantOn,
  offerOf,
  quartersOf,
  visitDayOf,
} from '#contract/visits/availability.ts'
import { mostDays, type VisitKind } from '#contract/visits/kinds.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import type { VisitTime, VisitTimes } from '#contract/wire/calls/visit-calls.ts'
import { databaseTime } from '../store/database-time.ts'
import { reading } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import { blockedQuarters } from './blocks.ts'
import { seatsTaken } from './seats.ts'

type Asked = {
  kind: VisitKind
  people: number
  from?: string | undefined
  until?: string | undefined
  /** A visit whose own time counts as free. */
  reference?: string | undefined
  /** `next` are the free times nearest to this one. Without it, they are the first ones, and only if no asked day has one. */
  near?: string | undefined
}

/** As the call answers, but with days in numbers. */
export type PlaceTimes = Omit<VisitTimes, 'days'> & { days: FreeMinutes[] }

const mostNext = 6

/** The free times of some places, in their order. Those that do not offer this kind of visit are left out. `now` is for tests. */
export const freeTimes = reading(
  async (
    tx,
    { places, ...asked }: Asked & { places: readonly PlaceRules[]; now?: string | undefined },
  ): Promise<PlaceTimes[]> => {
    const now = (await databaseTime(tx, asked.now)).getTime()
    const found: PlaceTimes[] = []
    for (const rules of places) {
      const times = await timesOf(tx, rules, { ...asked, now })
      if (times) found.push(times)
    }
    return found
  },
)

async function timesOf(tx: Transaction, rules: PlaceRules, asked: Asked & { now: number }): Promise<PlaceTimes | undefined> {
  const { kind, people, reference, near, now } = asked
  const offer = offerOf(rules, kind)
  if (!offer) return undefined
  const { first, last } = bookableDays(rules, now)
  const from = asked.from ?? first
  const until = earlier(asked.until ?? dayAfter(from, 6), dayAfter(from, mostDays - 1))
  // An evening may last past midnight.
  const [start, end] = [instantOn(first, '00:00'), instantOn(dayAfter(last, 2), '00:00')]
  const taken = {
    seats: await seatsTaken(tx.db, { place: rules.place, pool: offer.pool, ...quartersOf(start, end) }, reference),
    blocked: await blockedQuarters(tx, {
      place: rules.place,
      from: new Date(start).toISOString(),
      until: new Date(end).toISOString(),
    }),
  }
  const whole = freeDays(rules, { kind, people, from: first, until: last, now }, taken)
  const within = new Map(whole.map((day) => [day.day, day]))
  const days = daysBetween(from, until).map(
    (day): FreeMinutes => within.get(day) ?? { day, state: 'closed', minutes: [], left: [] },
  )
  const isFree = days.some(({ state }) => state === 'free')
  const next = near !== undefined || !isFree ? nearest(whole, near) : []
  return { place: rules.place, kind, minutes: offer.minutes, first, last, days, next }
}

const earlier = (a: string, b: string) => (a < b ? a : b)

function nearest(days: readonly FreeMinutes[], near: string | undefined): VisitTime[] {
  const times = days.flatMap((day) => visitDayOf(day).times)
  if (near === undefined) return times.slice(0, mostNext)
  const at = Date.parse(near)
  const distance = ({ start }: VisitTime) => Math.abs(Date.parse(start) - at)
  return times.toSorted((a, b) => distance(a) - distance(b)).slice(0, mostNext)
}
