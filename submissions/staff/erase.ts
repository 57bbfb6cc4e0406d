import { writing } from '../store/operation.ts'
import type { Transaction } from '../store/tables.ts'

/** Everything of one person, by its plain form. Compact the store afterwards: then no byte is left in its files. */
export const erasePerson = writing(async ({ db }, { personKey }: { personKey: string }): Promise<string[]> => {
  const rows = await db.selectFrom('person_key').select('reference').where('value', '=', personKey).execute()
  const references = rows.map(({ reference }) => reference)
  await erase(db, references)
  return references
})

export type Retention = { kind: string; suspected: boolean; before: string }
export type Purged = { kind: string; suspected: boolean; count: number }

/** What has been kept as long as it may be. `dryRun` only counts it. */
export const purge = writing(
  async ({ db }, { retentions, dryRun, now }: { retentions: readonly Retention[]; dryRun: boolean; now: string }) => {
    const purged: Purged[] = []
    for (const { kind, suspected, before } of retentions) {
      const rows = await db
        .selectFrom('submission')
        .select('reference')
        .where('kind', '=', kind)
        .where('suspected', '=', suspected ? 1 : 0)
        .where('received_at', '<', before)
        .execute()
      if (!dryRun)
        await erase(
          db,
          rows.map(({ reference }) => reference),
        )
      if (rows.length > 0) purged.push({ kind, suspected, count: rows.length })
    }
    if (!dryRun) await db.deleteFrom('repeat_key').where('expires_at', '<=', now).execute()
    return purged
  },
)

const erasedAtOnce = 500

async function erase(db: Transaction['db'], references: readonly string[]) {
  for (let at = 0; at < references.length; at += erasedAtOnce) {
    const some = references.slice(at, at + erasedAtOnce)
    for (const table of ['submission', 'person_key', 'outbox', 'repeat_key'] as const) {
      await db.deleteFrom(table).where('reference', 'in', some).execute()
    }
  }
}
