import type { StoredFields } from '#contract/forms/form.ts'
import type { Language } from '#contract/languages.ts'
import { isOffered } from '#contract/visits/availability.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import { type By, record } from '../staff/audit.ts'
import { databaseTime } from '../store/database-time.ts'
import { reading, writing } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import { blocksWithin } from './blocks.ts'
import { type StoredVisit, storedVisit } from './visit-row.ts'

/**
 * A visit as staff see it. `clash`: it was booked for a time that has been closed or blocked since, or that the place does not offer any more. Nothing
 * is done about it until somebody moves or cancels it.
 */
export type StaffVisit = StoredVisit & { language: Language; fields: StoredFields; clash: boolean }

export type Block = { id: string; startsAt: string; endsAt: string; author: string; text: string }

/** The visits of a place from one time until another, with the blocked times. */
export type VisitCalendar = { visits: StaffVisit[]; blocks: Block[] }

type Asked = {
  place: string
  /** Undefined if the place takes no visits any more. */
  rules: PlaceRules | undefined
  from: string
  until: string
  by?: By | undefined
}

/** The calendar of a place. Records the look at each visit. */
export const visitCalendarOf = writing(async (tx, { place, rules, from, until, by }: Asked): Promise<VisitCalendar> => {
  const rows = await tx.db
    .selectFrom('visit')
    .innerJoin('submission', 'submission.reference', 'visit.reference')
    .selectAll('visit')
    .select(['submission.kind as submission_kind', 'submission.language', 'submission.fields'])
    .where('place', '=', place)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('visit.reference')
    .execute()
  const blocks = (await blocksWithin(tx, { place, from, until })).map(({ id, starts_at, ends_at, author, text }) => ({
    ...{ id, author, text },
    ...{ startsAt: starts_at, endsAt: ends_at },
  }))
  const visits = rows.map((row): StaffVisit => {
    const { fields } = readFields({ kind: row.submission_kind, fields: row.fields })
    const visit = storedVisit(row, fields['models'] ?? '')
    // The inbox stores only these languages.
    return { ...visit, language: row.language as Language, fields, clash: clashes(visit, { rules, blocks }) }
  })
  if (by)
    await record(
      tx.db,
      by,
      visits.map(({ reference }) => ({ action: 'look', reference })),
    )
  return { visits, blocks }
})

function clashes(
  { state, kind, startsAt, endsAt }: StoredVisit,
  { rules, blocks }: { rules: PlaceRules | undefined; blocks: readonly Block[] },
): boolean {
  if (state !== 'booked') return false
  const isBlocked = blocks.some((block) => block.startsAt < endsAt && startsAt < block.endsAt)
  const time = { start: Date.parse(startsAt), end: Date.parse(endsAt) }
  return isBlocked || rules === undefined || !isOffered(rules, kind, time)
}

/** Notes that a visitor did not come, or did after all. Returns false if there is no such visit, or if it is cancelled. */
export const markVisit = writing(
  async ({ db }, { reference, missed, by }: { reference: string; missed: boolean; by: By }): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('visit')
      .set({ state: missed ? 'missed' : 'booked' })
      .where('reference', '=', reference)
      .where('state', '!=', 'cancelled')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await record(db, by, [{ action: missed ? 'missVisit' : 'keepVisit', reference }])
    return true
  },
)

type NewBlock = { id: string; place: string; startsAt: string; endsAt: string; text: string; by: By }

/** Blocks a time of a place. Visits that are booked already stay, and show as clashes. */
export const blockVisits = writing(async (tx, { id, place, startsAt, endsAt, text, by }: NewBlock): Promise<void> => {
  const at = (await databaseTime(tx)).toISOString()
  await tx.db
    .insertInto('visit_block')
    .values({ id, place, starts_at: startsAt, ends_at: endsAt, author: by.who, at, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await record(tx.db, by, [{ action: 'blockVisits', detail: `${place} ${startsAt} – ${endsAt}` }])
})

export const unblockVisits = writing(async ({ db }, { id, by }: { id: string; by: By }): Promise<boolean> => {
  const block = await db.deleteFrom('visit_block').where('id', '=', id).returningAll().executeTakeFirst()
  if (!block) return false
  await record(db, by, [{ action: 'unblockVisits', detail: `${block.place} ${block.starts_at} – ${block.ends_at}` }])
  return true
})

/** Visits that began from one time until another. `lateCancelled`: within 24 hours before their start. `leadHours`: from booking to start. */
export type VisitCounts = {
  place: string
  kind: string
  booked: number
  kept: number
  missed: number
  cancelled: number
  lateCancelled: number
  leadHours: number
}
export type ModelCounts = { model: string; visits: number }

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

/** What became of the visits, by place and kind, and which models people came for. */
export const visitCounts = reading(
  async (tx, { from, until, now }: { from: string; until: string; now?: string | undefined }) => {
    const at = (await databaseTime(tx, now)).toISOString()
    const rows = await tx.db
      .selectFrom('visit')
      .innerJoin('submission', 'submission.reference', 'visit.reference')
      .selectAll('visit')
      .select(['submission.kind as submission_kind', 'submission.fields'])
      .where('starts_at', '>=', from)
      .where('starts_at', '<', until)
      .execute()
    const groups = Map.groupBy(rows, ({ place, kind }) => JSON.stringify([place, kind]))
    const places = [...groups.values()].flatMap((group): VisitCounts[] => {
      const [first] = group
      if (!first) return []
      const cancelled = group.filter(({ state }) => state === 'cancelled')
      const lead = group.reduce((sum, { starts_at, booked_at }) => sum + Date.parse(starts_at) - Date.parse(booked_at), 0)
      return [
        {
          ...{ place: first.place, kind: first.kind, booked: group.length, cancelled: cancelled.length },
          kept: group.filter(({ state, ends_at }) => state === 'booked' && ends_at <= at).length,
          missed: group.filter(({ state }) => state === 'missed').length,
          lateCancelled: cancelled.filter(({ starts_at, changed_at }) => Date.parse(starts_at) - Date.parse(changed_at) < dayMs)
            .length,
          leadHours: Math.round(lead / group.length / hourMs),
        },
      ]
    })
    const models = new Map<string, number>()
    for (const { submission_kind: kind, fields } of rows) {
      for (const model of modelsIn(readFields({ kind, fields }).fields['models'] ?? '')) {
        models.set(model, (models.get(model) ?? 0) + 1)
      }
    }
    const counted: ModelCounts[] = [...models].map(([model, visits]) => ({ model, visits }))
    return { places, models: counted.sort((a, b) => b.visits - a.visits || a.model.localeCompare(b.model)) }
  },
)

const modelsIn = (typed: string) => new Set(typed.split(',').flatMap((code) => code.trim().toUpperCase() || []))
