import { DatabaseSync } from 'node:sqlite'
import { sites } from './sites.ts'

/** References of the stored submissions that contain this text. Read from the database, so that tests do not rely on the page. */
export function storedWith(mark: string): string[] {
  using file = new DatabaseSync(`${sites.behaviour.environment.DATA_DIR}/hearth.db`, { readOnly: true, timeout: 5_000 })
  const rows = file.prepare("select reference from submission where fields like '%' || ? || '%'").all(mark)
  return rows.map((row) => String(row['reference']))
}
