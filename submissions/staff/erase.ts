import { writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** Everything of one person, by its plain form. Compact the store afterwards: then no byte is left in its files. */
export const erasePerson = writing(async ({ db }, { personKey }: { personKey: string }): Promise<string[]> => {
  const rows = await db.selectFrom('person_key').select('reference').where('value', '=', personKey).execute()
  const references = rows.map(({ reference }) => reference)
  await erase(db, references)
  return references
})

/** What is due: everything of a kind from before then, or what was `withdrawn` before then. */
export type Retention = { kind: string; suspected: boolean; before: string; withdrawn?: boolean }
export type Purged = { kind: string; suspected: boolean; withdrawn: boolean; references: string[] }

/** What has been kept as long as it may be. `dryRun` only names it. */
export const purge = writing(
  async ({ db }, { retentions, dryRun, now }: { retentions: readonly Retention[]; dryRun: boolean; now: string }) => {
    const purged: Purged[] = []
    for (const { kind, suspected, before, withdrawn = false } of retentions) {
      const rows = await db
        .selectFrom('submission')
        .select('reference')
        .where('kind', '=', kind)
        .where('suspected', '=', suspected ? 1 : 0)
        // An empty place comes before no time: what was never withdrawn is not found by it.
        .where(withdrawn ? 'withdrawn_at' : 'received_at', '<', before)
        .execute()
      const references = rows.map(({ reference }) => reference)
      if (!dryRun) await erase(db, references)
      if (references.length > 0) purged.push({ kind, suspected, withdrawn, references })
    }
    if (!dryRun) await db.deleteFrom('repeat_key').where('expires_at', '<=', now).execute()
    return purged
  },
)

export type Erased = { reference: string; at: string }

/**
 * Erases once more what a backup has brought back. Gives how many. A reference that was given to somebody else since then is theirs: it
 * came in after the erasing.
 */
export const eraseAgain = writing(async ({ db }, { erased }: { erased: readonly Erased[] }): Promise<number> => {
  const erasedAt = new Map(erased.map(({ reference, at }) => [reference, at]))
  const named = [...erasedAt.keys()]
  let count = 0
  for (let at = 0; at < named.length; at += erasedAtOnce) {
    const some = named.slice(at, at + erasedAtOnce)
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

const erasedAtOnce = 500

async function erase(db: Transaction['db'], references: readonly string[]) {
  for (let at = 0; at < references.length; at += erasedAtOnce) {
    const some = references.slice(at, at + erasedAtOnce)
    for (const table of ['submission', 'person_key', 'outbox', 'repeat_key'] as const) {
      await db.deleteFrom(table).where('reference', 'in', some).execute()
    }
  }
}
