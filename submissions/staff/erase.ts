import { deleteOldSearches } from '../searches/search-counts.ts'
import { writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'
import { type By, deleteOldAudit, record } from './audit.ts'

type Erasure = { personKey: string; by: By }

/** Erases all submissions of a person. Compact the store afterwards, so that nothing is left in its files. Returns the references. */
export const erasePerson = writing(async ({ db }, { personKey, by }: Erasure): Promise<string[]> => {
  const rows = await db.selectFrom('person_key').select('reference').where('value', '=', personKey).execute()
  const references = rows.map(({ reference }) => reference)
  await erase(db, references)
  await record(
    db,
    by,
    references.map((reference) => ({ action: 'erase', reference })),
  )
  return references
})

/** Selects submissions of a kind that were received, or `withdrawn`, before a time. */
export type Retention = { kind: string; suspected: boolean; before: string; withdrawn?: boolean }
export type Purged = { kind: string; suspected: boolean; withdrawn: boolean; references: string[] }

/** Erases submissions whose retention time is over, expired keys, and old counts of searches. `dryRun` only lists them. */
export const purge = writing(
  async ({ db }, { retentions, dryRun, now }: { retentions: readonly Retention[]; dryRun: boolean; now: string }) => {
    const purged: Purged[] = []
    for (const { kind, suspected, before, withdrawn = false } of retentions) {
      const rows = await db
        .selectFrom('submission')
        .select('reference')
        .where('kind', '=', kind)
        .where('suspected', '=', suspected ? 1 : 0)
        // NULL is never less than a time, so submissions that were not withdrawn are not selected.
        .where(withdrawn ? 'withdrawn_at' : 'received_at', '<', before)
        .execute()
      const references = rows.map(({ reference }) => reference)
      if (!dryRun) await erase(db, references)
      if (references.length > 0) purged.push({ kind, suspected, withdrawn, references })
    }
    if (!dryRun) {
      await db.deleteFrom('repeat_key').where('expires_at', '<=', now).execute()
      await deleteOldSearches(db, new Date(now))
      await deleteOldAudit(db, new Date(now))
    }
    return purged
  },
)

export type Erased = { reference: string; at: string }

/**
 * Erases submissions again that a restored backup has brought back. Returns the count. A submission received after the erasure is kept: it
 * is a new one that reuses the reference.
 */
export const eraseAgain = writing(async ({ db }, { erased }: { erased: readonly Erased[] }): Promise<number> => {
  const erasedAt = new Map(erased.map(({ reference, at }) => [reference, at]))
  const named = [...erasedAt.keys()]
  let count = 0
  for (let at = 0; at < named.length; at += batchSize) {
    const some = named.slice(at, at + batchSize)
    const rows = await db.selectFrom('submission').select(['reference', 'received_at']).where('reference', 'in', some).execute()
    const back = rows.filter(({ reference, received_at }) => received_at <= (erasedAt.get(reference) ?? ''))
    await erase(
      db,
      back.map(({ reference }) => reference),
    )
    count += back.length
  }
  return count
})

const batchSize = 500

async function erase(db: Transaction['db'], references: readonly string[]) {
  for (let at = 0; at < references.length; at += batchSize) {
    const some = references.slice(at, at + batchSize)
    for (const table of ['submission', 'person_key', 'outbox', 'repeat_key', 'note', 'answer', 'unfinished'] as const) {
      await db.deleteFrom(table).where('reference', 'in', some).execute()
    }
  }
}
