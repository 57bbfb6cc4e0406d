import type { VisitKind } from '#contract/visits/kinds.ts'
import { reading } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import type { Tables, Transaction } from '../store/tables.ts'

/** A visit as it is stored, without anything about its person. Times are in ISO format. */
export type StoredVisit = {
  reference: string
  place: string
  kind: VisitKind
  startsAt: string
  endsAt: string
  people: number
  state: Tables['visit']['state']
  sequence: number
  changedAt: string
  cancelledBy: Tables['visit']['cancelled_by']
  word: string | null
  models: string
}

/** A visit by its reference. Locked until the end of a writing transaction, so that changes of one visit wait for each other. */
export async function findVisit(
  { db, dialect }: Transaction,
  reference: string,
  { lock = false } = {},
): Promise<StoredVisit | undefined> {
  const row = await db
    .selectFrom('visit')
    .selectAll()
    .where('reference', '=', reference)
    .$if(lock && dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const submission = await db
    .selectFrom('submission')
    .select(['kind', 'fields'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return storedVisit(row, submission ? (readFields(submission).fields['models'] ?? '') : '')
}

export function storedVisit(row: Tables['visit'], models: string): StoredVisit {
  const { reference, place, kind, starts_at, ends_at, people, state, sequence, changed_at, cancelled_by, word } = row
  return {
    ...{ reference, place, kind, people, state, sequence, word, models },
    ...{ startsAt: starts_at, endsAt: ends_at, changedAt: changed_at, cancelledBy: cancelled_by },
  }
}

export const visitOf = reading((tx, { reference }: { reference: string }) => findVisit(tx, reference))
