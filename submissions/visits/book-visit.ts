import { minuteMs, offerOf, problemOf, quartersOf, type StartProblem, seatsFor } from '#contract/visits/availability.ts'
import type { VisitKind } from '#contract/visits/kinds.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import type { Transaction } from '../store/tables.ts'
import { blockedQuarters } from './blocks.ts'
import { spanOf, takeSeats } from './seats.ts'
import { setReminder } from './visit-mails.ts'

/** What a visit asks for. Staff may also take visits outside the rules of the place, but not more than it has seats. */
export type VisitTimeAsked = { rules: PlaceRules; kind: VisitKind; start: string; people: number; byStaff?: boolean }
export type VisitProblem = StartProblem | 'taken'

type Booking = { reference: string; asked: VisitTimeAsked; at: string }

/** Books a visit for a submission that is stored in the same transaction. Undefined if it is booked. */
export async function bookVisit(tx: Transaction, { reference, asked, at }: Booking): Promise<VisitProblem | undefined> {
  const taken = await takeTime(tx, { reference, asked, at })
  if ('problem' in taken) return taken.problem
  const { rules, kind, people } = asked
  await tx.db
    .insertInto('visit')
    .values({
      ...{ reference, place: rules.place, kind, people, ...taken },
      ...{ state: 'booked', sequence: 0, booked_at: at, changed_at: at, cancelled_by: null, word: null },
    })
    .execute()
  await setReminder(tx.db, { reference, startsAt: taken.starts_at, at })
  return undefined
}

export type TakenTime = { starts_at: string; ends_at: string }

/** Takes the seats of a time, if the rules allow it. */
export async function takeTime(
  tx: Transaction,
  { reference, asked, at }: Booking,
): Promise<TakenTime | { problem: VisitProblem }> {
  const { rules, kind, people, byStaff = false } = asked
  const start = Date.parse(asked.start)
  const offer = offerOf(rules, kind)
  if (!offer) return { problem: 'closed' }
  const problem = byStaff ? undefined : problemOf(rules, kind, start, Date.parse(at))
  if (problem) return { problem }
  const end = start + offer.minutes * minuteMs
  const time = { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() }
  const within = { place: rules.place, from: time.starts_at, until: time.ends_at }
  if (!byStaff && (await blockedQuarters(tx, within)).length > 0) return { problem: 'taken' }
  const seats = seatsFor(offer, people)
  const wanted = { ...spanOf(rules.place, offer, quartersOf(start, end)), reference, capacity: offer.capacity, seats }
  return (await takeSeats(tx.db, wanted)) ? time : { problem: 'taken' }
}
