import { DatabaseSync } from 'node:sqlite'
import { sites } from './sites.ts'

/** References of the stored submissions that contain this text. Read from the database, so that tests do not rely on the page. */
export const storedWith = (mark: string): string[] => found(mark, "fields like '%' || ? || '%'")

/** Those of them that are suspected spam. */
export const suspectedWith = (mark: string): string[] => found(mark, "suspected = 1 and fields like '%' || ? || '%'")

function found(mark: string, condition: string): string[] {
  using file = new DatabaseSync(`${sites.behaviour.environment.DATA_DIR}/hearth.db`, { readOnly: true, timeout: 5_000 })
  const rows = file.prepare(`select reference from submission where ${condition}`).all(mark)
  return rows.map((row) => String(row['reference']))
}
