import type { PlaceRules } from '#contract/visits/rules.ts'
import type { NewSubmission } from '../inbox/accept.ts'
import type { Store } from '../store/store.ts'
import type { VisitTimeAsked } from '../visits/book-visit.ts'
import { aRow } from './samples.ts'

/** Open every day from eleven until seven. One visitor at a time, and four seats on Friday evenings. */
export const aShowroom: PlaceRules = {
  place: 'kiln-lane',
  atOnce: 1,
  every: 30,
  leadHours: 2,
  horizonWeeks: 8,
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '11:00', close: '19:00' }],
  kinds: [
    { kind: 'model', minutes: 45 },
    { kind: 'planning', minutes: 90 },
    { kind: 'cooking', minutes: 150, seats: 4, evenings: [{ days: ['fri'], at: '18:30' }] },
  ],
  closed: [],
}

/** `noon` of the samples is 20:00 on Wednesday, 2 January 2030 in Singapore. This is eleven o'clock on Friday. */
export const friday = '2030-01-04T03:00:00.000Z'
export const fridayAt = (minutes: number) => new Date(Date.parse(friday) + minutes * 60_000).toISOString()
export const fridayEvening = fridayAt(450)

export function anAsked(changed: Partial<VisitTimeAsked> = {}): VisitTimeAsked {
  return { rules: aShowroom, kind: 'model', start: friday, people: 1, ...changed }
}

/** A visit in the form of the `accept` operation. */
export function aVisitRow(asked: Partial<VisitTimeAsked> = {}, changed: Partial<NewSubmission> = {}): NewSubmission {
  const visit = anAsked(asked)
  const fields = {
    ...{ place: visit.rules.place, visit_kind: visit.kind, start: visit.start, people: String(visit.people) },
    ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '9123 4567', models: 'RH-0001', measures: '', note: '' },
  }
  const references = [`VIS-${Math.random()}`]
  return aRow({
    ...{ kind: 'visit', fields, visit, references, personKeys: ['ann@example.com', '+6591234567'] },
    confirmations: { keys: [String(Math.random())], ttlMs: 60_000 },
    ...changed,
  })
}

/** Books a visit and returns its reference. Throws if it is refused. */
export async function booked(store: Store, asked: Partial<VisitTimeAsked> = {}, changed: Partial<NewSubmission> = {}) {
  const accepted = await store.run('accept', aVisitRow(asked, changed))
  if (!('reference' in accepted)) throw new Error(`The visit was refused: ${JSON.stringify(accepted)}`)
  return accepted.reference
}
