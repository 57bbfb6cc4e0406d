import { dayAfter, dayOf, daysBetween, instantOn, minuteMs, openSpans, startsOn } from '#contract/visits/availability.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import type { VisitPlace, VisitPlaces } from '#publishing/read/visit-places.ts'
import { feedPath } from '#submissions/receive/visits.ts'
import type { By } from '#submissions/staff/audit.ts'
import { bookWalkIn } from '#submissions/staff/walk-in.ts'
import type { Store } from '#submissions/store/store.ts'
import type { StaffVisit } from '#submissions/visits/staff-visits.ts'
import type { CheckedFieldsOf, SentResultOf } from '../wire/calls.ts'
import type { CalendarDay, VisitRefusal, VisitsCallName, visitsResults } from '../wire/visits.ts'

type Parts = { store: Store; publicUrl: string; by: By; visitPlaces: VisitPlaces }

type Handlers = {
  [Name in keyof typeof visitsResults]: (
    fields: CheckedFieldsOf<Name & VisitsCallName>,
    parts: Parts,
  ) => Promise<SentResultOf<Name> | undefined>
}

/** Longer than any horizon. */
const comingDays = 27 * 7

export const visitsHandlers = {
  async visitPlaces(_, { store, by, visitPlaces }) {
    const now = new Date(by.at)
    const today = dayOf(now.getTime())
    const span = instantsOf(today, dayAfter(today, comingDays))
    const counted = await store.run('visitCounts', span)
    const coming = new Set(counted.places.flatMap(({ place, booked, cancelled }) => (booked > cancelled ? [place] : [])))
    const known = visitPlaces(now)
    const gone = [...coming].filter((id) => !known.some((place) => place.id === id))
    const shown: VisitPlace[] = [
      ...known.filter(({ id, rules }) => rules !== undefined || coming.has(id)),
      ...gone.map((id) => ({ id, name: { en: id }, rules: undefined })),
    ]
    const places = shown.map(async ({ id, name, rules }) => ({
      ...{ id, name },
      kinds: (rules?.kinds ?? []).map(({ kind, minutes }) => ({ kind, minutes })),
      clashes: coming.has(id) ? await clashesOf(store, { place: id, rules, ...span }) : [],
    }))
    return { today, places: await Promise.all(places) }
  },

  async visits({ place, from, until }, { store, by, visitPlaces }) {
    const rules = rulesOf(place, visitPlaces, by)
    const { visits, blocks } = await store.run('visitCalendarOf', { place, rules, ...instantsOf(from, until) })
    const days = daysBetween(from, until).map((day) => dayFor(day, rules, visits))
    return { days, visits: visits.map(shown), blocks }
  },

  async visitMove({ reference, sequence, place, kind, people, start }, { store, by, visitPlaces }) {
    const rules = rulesOf(place, visitPlaces, by)
    if (!rules) return { done: false, sequence, refusal: 'closed' }
    const asked = { rules, kind, people, start, byStaff: true }
    const moved = await store.run('changeVisit', { reference, sequence, asked, present: rules, by })
    if (!moved) return undefined
    const { outcome, visit } = moved
    return outcome === 'changed'
      ? { done: true, sequence: visit.sequence }
      : { done: false, sequence: visit.sequence, refusal: refusalOf(outcome) }
  },

  async visitCancel({ reference, sequence, word }, { store, by }) {
    const cancelled = await store.run('cancelVisit', { reference, sequence, word: word || undefined, present: undefined, by })
    return cancelled && { done: cancelled.outcome === 'cancelled' }
  },

  visitMissed: async (mark, { store, by }) => ({ done: await store.run('markVisit', { ...mark, by }) }),

  async visitBook({ id, place, kind, start, people, language, ...person }, { store, by, visitPlaces }) {
    const rules = rulesOf(place, visitPlaces, by)
    if (!rules) return { done: false, reference: '', refusal: 'closed' }
    const accepted = await bookWalkIn(store, { id, asked: { rules, kind, start, people }, person, language, by })
    return 'reference' in accepted
      ? { done: true, reference: accepted.reference }
      : { done: false, reference: '', refusal: accepted.outcome === 'refused' ? refusalOf(accepted.problem) : 'meanwhile' }
  },

  async visitBlock(block, { store, by }) {
    await store.run('blockVisits', { ...block, ...storedTimes(block), by })
    return { done: true }
  },

  visitUnblock: async ({ id }, { store, by }) => ({ done: await store.run('unblockVisits', { id, by }) }),

  async visitFeed({ place }, { store, publicUrl }) {
    const secret = await store.run('feedSecret', { place })
    return { address: secret === undefined ? null : feedAddress(publicUrl, place, secret) }
  },

  async visitFeedRenew({ place }, { store, publicUrl, by }) {
    return { address: feedAddress(publicUrl, place, await store.run('renewFeed', { place, by })) }
  },

  visitCounts: ({ from, until }, { store }) => store.run('visitCounts', instantsOf(from, until)),
} satisfies Handlers

const rulesOf = (place: string, visitPlaces: VisitPlaces, { at }: By) =>
  visitPlaces(new Date(at)).find(({ id }) => id === place)?.rules

/** From the beginning of the first day to the end of the last, as the database has times. */
const instantsOf = (first: string, last: string) => ({
  from: new Date(instantOn(first, '00:00')).toISOString(),
  until: new Date(instantOn(dayAfter(last, 1), '00:00')).toISOString(),
})

const storedTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
})

const feedAddress = (publicUrl: string, place: string, secret: string) =>
  `${publicUrl}${feedPath}?${new URLSearchParams({ place, secret })}`

/** Rules of lead time and horizon don't hold for staff. */
const refusalOf = (outcome: string): VisitRefusal =>
  outcome === 'taken' || outcome === 'meanwhile' || outcome === 'cancelled' ? outcome : 'closed'

type Asked = { place: string; rules: PlaceRules | undefined; from: string; until: string }

async function clashesOf(store: Store, asked: Asked) {
  const { visits } = await store.run('visitCalendarOf', asked)
  return visits.flatMap(({ clash, reference, startsAt }) => (clash ? [{ reference, startsAt }] : []))
}

function dayFor(day: string, rules: PlaceRules | undefined, visits: readonly StaffVisit[]): CalendarDay {
  if (!rules) return { day, open: [], evenings: [] }
  const midnight = instantOn(day, '00:00')
  const seats = rules.kinds.flatMap((offer) => (offer.kind === 'cooking' ? [offer.seats] : []))[0] ?? 0
  return {
    day,
    open: openSpans(rules, day).map(({ from, until }) => ({
      from: (from - midnight) / minuteMs,
      until: (until - midnight) / minuteMs,
    })),
    evenings: startsOn(rules, 'cooking', day).map((start) => ({
      startsAt: new Date(start).toISOString(),
      seats,
      taken: visits
        .filter(({ kind, state, startsAt }) => kind === 'cooking' && state !== 'cancelled' && Date.parse(startsAt) === start)
        .reduce((sum, { people }) => sum + people, 0),
    })),
  }
}

function shown({ fields, changedAt: _, ...visit }: StaffVisit) {
  const { name = '', email = '', phone = '', measures = '', note = '' } = fields
  return { ...visit, name, email, phone, measures, note }
}
