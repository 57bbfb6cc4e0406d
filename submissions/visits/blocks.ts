import { type Quarters, quartersOf } from '#contract/visits/availability.ts'
import type { Transaction } from '../store/tables.ts'

type Span = { place: string; from: string; until: string }

/** The blocked times of a place that overlap with a time. */
export function blocksWithin({ db }: Transaction, { place, from, until }: Span) {
  return db
    .selectFrom('visit_block')
    .selectAll()
    .where('place', '=', place)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute()
}

export async function blockedQuarters(tx: Transaction, span: Span): Promise<Quarters[]> {
  const blocks = await blocksWithin(tx, span)
  return blocks.map(({ starts_at, ends_at }) => quartersOf(Date.parse(starts_at), Date.parse(ends_at)))
}
