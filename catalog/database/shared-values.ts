import { createPreparationSlices } from '../one-slice-per-turn.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import type { ContentDatabase } from './content-database.ts'

type Values = Map<string, unknown>

/** The values of each open version by the hash of their JSON. */
const ofVersions = new WeakMap<ContentIndex, Values>()

/**
 * Reads the values of a version that stay in memory. At a hundred times the demo content, a version has 50 MB of them. After a change, nearly all are those
 * of the version `before`: two copies would take twice the memory, and collecting that garbage would stop all requests for 60 ms.
 */
export function createSharedValues(database: ContentDatabase, before: ContentIndex | undefined) {
  const known = before && ofVersions.get(before)
  const values: Values = new Map()
  const pause = createPreparationSlices()

  function valueWith<Value>(hash: string, json: () => Record<string, unknown> | undefined): Value {
    const value = values.get(hash) ?? known?.get(hash) ?? JSON.parse(String(json()?.['value']))
    values.set(hash, value)
    return value as Value
  }

  return {
    async parts(): Promise<Record<string, unknown>> {
      const select = database.prepare('select value from parts where name = ?')
      const parts: Record<string, unknown> = {}
      for (const row of database.prepare('select name, hash from parts').all()) {
        const [name, hash] = [String(row['name']), String(row['hash'])]
        parts[name] = valueWith(hash, () => select.get(name))
        await pause()
      }
      return parts
    },

    async rows<Row>(kind: string): Promise<Row[]> {
      const select = database.prepare('select value from list_rows where kind = ? and position = ?')
      const rows: Row[] = []
      for (const { hash } of database.prepare('select hash from list_rows where kind = ? order by position').all(kind)) {
        rows.push(valueWith(String(hash), () => select.get(kind, rows.length)))
        await pause()
      }
      return rows
    },

    /** A later version can use these values. */
    keepFor: (opened: ContentIndex) => ofVersions.set(opened, values),
  }
}
