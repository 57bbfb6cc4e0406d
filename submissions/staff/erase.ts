import { secret } from '../inbox/secret.ts'
import { deleteOldSearches } from '../searches/search-counts.ts'
import { writing } from '../store/operation.ts'
import { erasedTables } from '../store/table-list.ts'
import type { Transaction } from '../store/tables.ts'
import { type By, deleteOldAudit, record } from './audit.ts'
import { noteErasures, personHash } from './erasures.ts'

type Erasure = { personKeys: readonly string[]; by: By }

/**
 * Erases all submissions with one of these keys of a person, and notes it, so that no backup brings them back. Compact the store afterwards, so that
 * nothing is left in its files. Returns the references.
 */
export const erasePerson = writing(async (tx, { personKeys, by }: Erasure): Promise<string[]> => {
  const { db } = tx
  const rows = await db
    .selectFrom('submission')
    .select(['reference', 'received_at'])
    .where('reference', 'in', (keys) =>
      keys
        .selectFrom('person_key')
        .select('person_key.reference')
        .where('value', 'in', [...personKeys]),
    )
    .orderBy('reference')
    .execute()
  const references = rows.map(({ reference }) => reference)
  // The clock of staff may be behind that of the database. What is erased was received before.
  const at = [by.at, ...rows.map(({ received_at }) => received_at)].sort().at(-1) ?? by.at
  const key = await secret.run(tx, undefined)
  await noteErasures(db, [
    ...personKeys.map((value) => ({ kind: 'person' as const, value: personHash(key, value), at })),
    ...references.map((value) => ({ kind: 'reference' as const, value, at })),
  ])
  await withdrawErased(db, references, at)
  await erase(db, references)
  await record(
    db,
    by,
    references.map((reference) => ({ action: 'erase', reference })),
  )
  return references
})

/** Selects submissions of a kind that were received, or `withdrawn`, before a time. A visit is kept until so long after it. */
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
        .where('reference', 'not in', (visits) =>
          visits.selectFrom('visit').select('visit.reference').where('ends_at', '>=', before),
        )
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

const batchSize = 500

/** Erases submissions with everything that belongs to them. What outlives them forgets which they were. */
export async function erase(db: Transaction['db'], references: readonly string[]) {
  for (let at = 0; at < references.length; at += batchSize) {
    const some = references.slice(at, at + batchSize)
    for (const table of erasedTables) await db.deleteFrom(table).where('reference', 'in', some).execute()
    // Without its submission nobody is subscribed. Who withdrew stays withdrawn.
    await db.deleteFrom('consent').where('reference', 'in', some).where('state', '=', 'subscribed').execute()
    await db.updateTable('consent').set({ reference: null }).where('reference', 'in', some).execute()
  }
}

/** An erased person gets no news, also if a backup brings the subscription back. */
async function withdrawErased(db: Transaction['db'], references: readonly string[], at: string) {
  for (let from = 0; from < references.length; from += batchSize) {
    await db
      .updateTable('consent')
      .set({ state: 'withdrawn', at, version: null, language: null, reference: null })
      .where('reference', 'in', references.slice(from, from + batchSize))
      .where('state', '=', 'subscribed')
      .execute()
  }
}
