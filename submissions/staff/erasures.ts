import { keyedHash } from '../inbox/keyed-hash.ts'
import type { Tables, Transaction } from '../store/tables.ts'

export type Erasure = Tables['erasure']

/** What the store knows of an erased person. */
export const personHash = (secret: string, personKey: string) => keyedHash(secret, 'person', personKey)

const batchSize = 500

/** Notes who was erased. The latest time counts. */
export async function noteErasures(db: Transaction['db'], erasures: readonly Erasure[]) {
  // One row each, because a statement may change a row only once.
  const latest = new Map<string, Erasure>()
  for (const row of erasures) {
    const name = `${row.kind} ${row.value}`
    if (row.at > (latest.get(name)?.at ?? '')) latest.set(name, row)
  }
  const rows = [...latest.values()]
  for (let at = 0; at < rows.length; at += batchSize) {
    await db
      .insertInto('erasure')
      .values(rows.slice(at, at + batchSize))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'value'])
          .doUpdateSet(({ ref }) => ({ at: ref('excluded.at') }))
          .whereRef('erasure.at', '<', 'excluded.at'),
      )
      .execute()
  }
}
