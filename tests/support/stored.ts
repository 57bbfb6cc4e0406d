import { DatabaseSync } from 'node:sqlite'
import { sites } from './sites.ts'

/** What the site under test has stored, by something that was typed: the references, so that nobody need believe what the page says. */
export function storedWith(mark: string): string[] {
  using file = new DatabaseSync(`${sites.behaviour.environment.DATA_DIR}/hearth.db`, { readOnly: true, timeout: 5_000 })
  const rows = file.prepare("select reference from submission where fields like '%' || ? || '%'").all(mark)
  return rows.map((row) => String(row['reference']))
}
