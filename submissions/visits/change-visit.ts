import { offerOf, quartersOf, seatsFor } from '#contract/visits/availability.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import { type Audited, type By, record } from '../staff/audit.ts'
import { databaseTime } from '../store/database-time.ts'
import { writing } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Transaction } from '../store/tables.ts'
import { takeTime, type VisitProblem, type VisitTimeAsked } from './book-visit.ts'
import { releaseSeats, spanOf } from './seats.ts'
import { queueAgain, removeReminder, setReminder } from './visit-mails.ts'
import { findVisit, type StoredVisit } from './visit-row.ts'

/**
 * `sequence` is that of the visit which the visitor or the member of staff has seen. `leadHours` are those of the place where it is now. `now` is
 * for tests.
 */
type Common = { reference: string; sequence?: number | undefined; by?: By | undefined; now?: string | undefined }

export type ChangeOutcome = { outcome: 'changed' | 'cancelled' | 'meanwhile' | VisitProblem; visit: StoredVisit }

export type VisitChange = Common & { asked: VisitTimeAsked; present: PlaceRules | undefined }

/** Moves a visit. A state is idempotent by itself: a visit that is there already does not change. Undefined if there is no such visit. */
export const changeVisit = writing(async (tx, change: VisitChange): Promise<ChangeOutcome | undefined> => {
  const { reference, asked, by } = change
  const visit = await findVisit(tx, reference, { lock: true })
  if (!visit) return undefined
  if (visit.state === 'cancelled') return { outcome: 'cancelled', visit }
  const { rules, kind, people } = asked
  const start = new Date(asked.start).toISOString()
  if (visit.place === rules.place && visit.kind === kind && visit.people === people && visit.startsAt === start)
    return { outcome: 'changed', visit }
  if (change.sequence !== undefined && change.sequence !== visit.sequence) return { outcome: 'meanwhile', visit }
  const at = (await databaseTime(tx, change.now)).toISOString()
  if (!by && isTooLate(visit, change.present, at)) return { outcome: 'tooLate', visit }
  const taken = await takeTime(tx, { reference, asked, at })
  if ('problem' in taken) return { outcome: taken.problem, visit }

  const offer = offerOf(rules, kind)
  if (offer) {
    const quarters = quartersOf(Date.parse(taken.starts_at), Date.parse(taken.ends_at))
    await releaseSeats(tx.db, reference, { ...spanOf(rules.place, offer, quarters), seats: seatsFor(offer, people) })
  }
  await tx.db
    .updateTable('visit')
    .set({
      ...{ place: rules.place, kind, people, ...taken },
      ...{ state: 'booked', sequence: visit.sequence + 1, changed_at: at },
    })
    .where('reference', '=', reference)
    .execute()
  await repeatInFields(tx, reference, { place: rules.place, visit_kind: kind, start: taken.starts_at, people: String(people) })
  await setReminder(tx.db, { reference, startsAt: taken.starts_at, at })
  const detail = changesText(visit, { ...{ place: rules.place, kind, people: String(people) }, startsAt: taken.starts_at })
  await tell(tx, { reference, at, by, audited: { action: 'moveVisit', detail } })
  return { outcome: 'changed', visit: await present(tx, reference) }
})

/** What a change is recorded as: only what has changed, such as `2030-01-04T04:00:00.000Z → 2030-01-04T06:00:00.000Z`. */
function changesText(before: StoredVisit, after: Record<'place' | 'kind' | 'people' | 'startsAt', string>): string {
  const keys = ['place', 'startsAt', 'kind', 'people'] as const
  return keys.flatMap((key) => (String(before[key]) === after[key] ? [] : [`${before[key]} → ${after[key]}`])).join(', ')
}

export type Cancellation = Common & { present: PlaceRules | undefined; word?: string | undefined }

/** Cancels a visit and gives its seats back. */
export const cancelVisit = writing(async (tx, cancellation: Cancellation): Promise<ChangeOutcome | undefined> => {
  const { reference, by, word } = cancellation
  const visit = await findVisit(tx, reference, { lock: true })
  if (!visit) return undefined
  if (visit.state === 'cancelled') return { outcome: 'cancelled', visit }
  if (cancellation.sequence !== undefined && cancellation.sequence !== visit.sequence) return { outcome: 'meanwhile', visit }
  const at = (await databaseTime(tx, cancellation.now)).toISOString()
  if (!by && isTooLate(visit, cancellation.present, at)) return { outcome: 'tooLate', visit }
  await releaseSeats(tx.db, reference)
  await tx.db
    .updateTable('visit')
    .set({
      ...{ state: 'cancelled', sequence: visit.sequence + 1, changed_at: at },
      ...{ cancelled_by: by ? 'staff' : 'visitor', word: word ?? null },
    })
    .where('reference', '=', reference)
    .execute()
  await removeReminder(tx.db, reference)
  await tell(tx, { reference, at, by, audited: { action: 'cancelVisit' } })
  return { outcome: 'cancelled', visit: await present(tx, reference) }
})

/** As long as a place has no rules any more, its visits can be changed until they begin. */
function isTooLate({ startsAt }: StoredVisit, rules: PlaceRules | undefined, at: string): boolean {
  return Date.parse(at) > Date.parse(startsAt) - (rules?.leadHours ?? 0) * 60 * 60_000
}

async function present(tx: Transaction, reference: string): Promise<StoredVisit> {
  const visit = await findVisit(tx, reference)
  if (!visit) throw new Error('A visit was lost while it was changed')
  return visit
}

/** What staff read, search and export are the fields of the submission. */
async function repeatInFields({ db }: Transaction, reference: string, changed: Record<string, string>) {
  const row = await db
    .selectFrom('submission')
    .select(['kind', 'fields'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const { fields, unreadable } = readFields(row)
  if (unreadable !== undefined) return
  await db
    .updateTable('submission')
    .set({ fields: JSON.stringify({ ...fields, ...changed }) })
    .where('reference', '=', reference)
    .execute()
}

type Told = { reference: string; at: string; by: By | undefined; audited: Omit<Audited, 'reference'> }

/** Records the change, and queues the mails about it: to staff, and to the visitor if there is an address. */
async function tell({ db }: Transaction, { reference, at, by, audited }: Told) {
  const keys = await db.selectFrom('person_key').select('value').where('reference', '=', reference).execute()
  const hasMailbox = keys.some(({ value }) => value.includes('@'))
  for (const channel of ['mail', ...(hasMailbox ? ['confirmation'] : [])]) {
    await queueAgain(db, { reference, channel, dueAt: at })
  }
  await record(db, by ?? { who: 'visitor', at }, [{ ...audited, reference }])
}
