import { extras } from '#contract/forms/extras.ts'
import { isEmpty } from '#contract/forms/form.ts'
import { visit as visitForm } from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import { dayOf, instantText, minuteMs, visitDayOf, wallTime } from '#contract/visits/availability.ts'
import type { VisitKind } from '#contract/visits/kinds.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import type { AskedPlaces, AskedTimes, VisitAnswer, Visits } from '#contract/visits/visits.ts'
import type { Visit, VisitReply, VisitTime, VisitTimes } from '#contract/wire/calls/visit-calls.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { VisitTimeAsked } from '../visits/book-visit.ts'
import type { ChangeOutcome } from '../visits/change-visit.ts'
import type { StoredVisit } from '../visits/visit-row.ts'
import { verifyVisitToken, visitToken } from '../visits/visit-token.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Receive } from './receive.ts'

/** Whoever has a link may change a visit, but not all day long: each change is a mail. */
const changesPerVisit = { limit: 20, periodMs: 60 * 60_000 }
const hourMs = 60 * 60_000

type Parts = {
  store: Store
  inbox: Pick<Inbox, 'secret'>
  receive: Receive
  rulesOf: (place: string) => PlaceRules | undefined
  wake: () => void
  now: () => Date
}

type Sent = { language: Language; address: string; idempotencyKey: string | undefined }
type Typed = Readonly<Record<string, string | undefined>>
/** Parsed by the schema of the call. */
type Booking = { place: string; kind: VisitKind; start: string; people: number }
type Change = { token: string; sequence?: number | undefined } & Partial<Booking> & { start: string }

/** Books, changes, cancels and shows visits, for API and pages. */
export function createVisits({ store, inbox, receive, rulesOf, wake, now }: Parts) {
  const byVisit = createRateLimit(changesPerVisit)
  const referenceIn = async (token: string) => verifyVisitToken(await inbox.secret(), token)

  async function times(asked: AskedTimes): Promise<VisitTimes | 'unknown'> {
    const { place, kind, from, until, people = 1, token } = asked
    const rules = rulesOf(place)
    if (!rules) return 'unknown'
    const reference = token === undefined ? undefined : await referenceIn(token)
    const [found] = await store.run('freeTimes', { places: [rules], kind, people, from, until, reference })
    return found ? { ...found, days: found.days.map(visitDayOf) } : 'unknown'
  }

  async function firstFree({ places, kind, people }: AskedPlaces): Promise<ReadonlyMap<string, VisitTime>> {
    const found = await store.run('freeTimes', { places: places.flatMap((place) => rulesOf(place) ?? []), kind, people })
    return new Map(
      found.flatMap(({ place, days, next: [next] }) => {
        const day = days.find(({ state }) => state === 'free')
        const time = day ? visitDayOf(day).times[0] : next
        return time ? [[place, time]] : []
      }),
    )
  }

  async function show(token: string): Promise<Visit | 'unknown'> {
    const reference = await referenceIn(token)
    const stored = reference === undefined ? undefined : await store.run('visitOf', { reference })
    return stored ? viewOf(stored) : 'unknown'
  }

  async function book(booking: Booking, typed: Typed, sent: Sent): Promise<VisitAnswer> {
    const rules = rulesOf(booking.place)
    if (!rules) return { outcome: 'unknown' }
    const start = new Date(booking.start).toISOString()
    const visit = { ...booking, rules, start }
    const values = { ...typed, place: booking.place, kind: booking.kind, start, people: String(booking.people) }
    const received = await receive({ form: visitForm, values, ...sent, visit })
    switch (received.outcome) {
      case 'refused':
        return answered(await refusal(received.problem, visit, null))
      case 'stored':
      case 'repeated': {
        const { reference } = received
        if (!isEmpty(typed[extras.trap])) return answered({ outcome: 'requested', reference, visit: null, next: [] })
        const stored = await store.run('visitOf', { reference })
        return stored ? answered(await reply('booked', stored)) : { outcome: 'unknown' }
      }
      default:
        return { outcome: received.outcome }
    }
  }

  /** Also for a visit whose place takes none any more: then only a new place can be chosen. */
  async function change({ token, sequence, ...wanted }: Change): Promise<VisitAnswer> {
    const found = await changeable(token)
    if ('outcome' in found) return found
    const { reference, visit } = found
    const rules = rulesOf(wanted.place ?? visit.place)
    if (!rules) return { outcome: 'unknown' }
    const { kind = visit.kind, people = visit.people, start } = wanted
    const asked = { rules, kind, people, start }
    const changed = await store.run('changeVisit', { reference, sequence, asked, present: rulesOf(visit.place) })
    return changed ? outcomeOf(changed, asked) : { outcome: 'unknown' }
  }

  async function cancel({ token, sequence }: { token: string; sequence?: number | undefined }): Promise<VisitAnswer> {
    const found = await changeable(token)
    if ('outcome' in found) return found
    const { reference, visit } = found
    const cancelled = await store.run('cancelVisit', { reference, sequence, present: rulesOf(visit.place) })
    return cancelled ? outcomeOf(cancelled) : { outcome: 'unknown' }
  }

  async function changeable(token: string): Promise<{ reference: string; visit: StoredVisit } | VisitAnswer> {
    const reference = await referenceIn(token)
    if (reference === undefined) return { outcome: 'unknown' }
    if (!byVisit.take(reference).allowed) return { outcome: 'tooMany' }
    const visit = await store.run('visitOf', { reference })
    return visit ? { reference, visit } : { outcome: 'unknown' }
  }

  async function outcomeOf({ outcome, visit }: ChangeOutcome, asked?: VisitTimeAsked): Promise<VisitAnswer> {
    if (outcome === 'changed' || outcome === 'cancelled') {
      wake()
      return answered(await reply(outcome, visit))
    }
    if (outcome === 'meanwhile' || !asked) return answered(await reply(outcome, visit))
    return answered(await refusal(outcome, asked, visit))
  }

  async function reply(outcome: VisitReply['outcome'], visit: StoredVisit): Promise<VisitReply> {
    return { outcome, reference: visit.reference, visit: await viewOf(visit), next: [] }
  }

  /** Why a time can't be had, with the next free ones. */
  async function refusal(
    problem: VisitReply['outcome'],
    { rules, kind, people, start }: VisitTimeAsked,
    visit: StoredVisit | null,
  ): Promise<VisitReply> {
    const day = dayOf(Date.parse(start))
    const [found] = await store.run('freeTimes', {
      ...{ places: [rules], kind, people, from: day, until: day, near: start },
      reference: visit?.reference,
    })
    const isFull = problem === 'taken' && found?.days[0]?.state !== 'free'
    return {
      outcome: isFull ? 'full' : problem,
      reference: visit?.reference ?? '',
      visit: visit && (await viewOf(visit)),
      next: found?.next ?? [],
    }
  }

  async function viewOf(visit: StoredVisit): Promise<Visit> {
    const { reference, state, sequence, place, kind, people, models } = visit
    const [start, end] = [Date.parse(visit.startsAt), Date.parse(visit.endsAt)]
    const until = start - (rulesOf(place)?.leadHours ?? 0) * hourMs
    const token = visitToken(await inbox.secret(), reference)
    return {
      ...{ reference, token, state, sequence, place, kind, people, models },
      ...{ start: instantText(start), end: instantText(end), ...wallTime(start), minutes: (end - start) / minuteMs },
      changeable: state === 'booked' && now().getTime() <= until ? 1 : 0,
      until: instantText(until),
      calendar: `${calendarPath}?token=${token}`,
      ...{ cancelledBy: visit.cancelledBy ?? '', word: visit.word ?? '' },
    }
  }

  const visits = {
    times: (asked: AskedTimes) => orAway(times(asked)),
    firstFree: (asked: AskedPlaces) => orAway(firstFree(asked)),
    show: (token: string) => orAway(show(token)),
  } satisfies Visits

  return {
    ...visits,
    /** A visit as it is stored, for its calendar entry. */
    stored: async (token: string) => {
      const reference = await referenceIn(token)
      return reference === undefined ? undefined : store.run('visitOf', { reference })
    },
    /** The visits for the calendar feed of a place. Undefined if the secret is wrong. */
    feed: (place: string, secret: string) => store.run('feed', { place, secret }),
    book: (booking: Booking, typed: Typed, sent: Sent) => orOutcomeAway(book(booking, typed, sent)),
    change: (wanted: Change) => orOutcomeAway(change(wanted)),
    cancel: (wanted: { token: string; sequence?: number | undefined }) => orOutcomeAway(cancel(wanted)),
  }
}
export type VisitDesk = ReturnType<typeof createVisits>

/** The path of the calendar entry of a visit. */
export const calendarPath = '/visit.ics'
/** The path of the calendar feed of a place. */
export const feedPath = '/visits.ics'

const answered = (reply: VisitReply): VisitAnswer => ({ outcome: 'answered', reply })

const orOutcomeAway = (answer: Promise<VisitAnswer>): Promise<VisitAnswer> => whenAway(answer, { outcome: 'away' })
const orAway = <Result>(answer: Promise<Result>): Promise<Result | 'away'> => whenAway(answer, 'away')

async function whenAway<Result, Away>(answer: Promise<Result>, away: Away): Promise<Result | Away> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof StoreUnavailable) return away
    throw error
  }
}
