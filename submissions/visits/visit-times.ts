import { bookableDays, dayAfter, freeDays, instantOn, offerOf, quartersOf } from '#contract/visits/availability.ts'
import { mostDays, type VisitKind } from '#contract/visits/kinds.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import type { VisitTime, VisitTimes } from '#contract/wire/calls/visit-calls.ts'
import { databaseTime } from '../store/database-time.ts'
import { reading } from '../store/operation.ts'
import { blockedQuarters } from './blocks.ts'
import { seatsTaken } from './seats.ts'

type Asked = {
  rules: PlaceRules
  kind: VisitKind
  people: number
  from?: string | undefined
  until?: string | undefined
  /** A visit whose own time counts as free. */
  reference?: string | undefined
  /** `next` are the free times nearest to this one. Without it, they are the first ones, and only if no asked day has one. */
  near?: string | undefined
  /** For tests. */
  now?: string | undefined
}

const mostNext = 6

/** The free times of a place. Undefined if it does not offer this kind of visit. */
export const freeTimes = reading(async (tx, asked: Asked): Promise<VisitTimes | undefined> => {
  const { rules, kind, people, reference, near } = asked
  const offer = offerOf(rules, kind)
  if (!offer) return undefined
  const now = (await databaseTime(tx, asked.now)).getTime()
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
  const days: VisitTimes['days'] = []
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(within.get(day) ?? { day, state: 'closed', times: [] })
  const isFree = days.some(({ state }) => state === 'free')
  const next =
    near !== undefined || !isFree
      ? nearest(
          whole.flatMap(({ times }) => times),
          near,
        )
      : []
  return { place: rules.place, kind, minutes: offer.minutes, first, last, days, next }
})

const earlier = (a: string, b: string) => (a < b ? a : b)

function nearest(times: readonly VisitTime[], near: string | undefined): VisitTime[] {
  if (near === undefined) return times.slice(0, mostNext)
  const at = Date.parse(near)
  const distance = ({ start }: VisitTime) => Math.abs(Date.parse(start) - at)
  return times.toSorted((a, b) => distance(a) - distance(b)).slice(0, mostNext)
}
