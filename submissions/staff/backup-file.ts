import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { backupTables, type TableName } from '../store/table-list.ts'

export type BackupRow = Record<string, string | number | null>
export type Counts = Record<TableName, number>

/** A backup of an earlier version has no counts of tables that came later. */
type Line = { hearth: 1; at: string } | { table: TableName; row: BackupRow } | { end: Partial<Counts> }

// The names are those of the tables, but for the counts of searches.
export const noRows = () => Object.fromEntries(backupTables.map((name) => [name, 0])) as Counts

/** The file is not a backup, is truncated or was changed. */
export class BackupDamaged extends Error {}

/**
 * Writes a gzipped file with one JSON line per row and the row counts at the end. Only the owner can read it. It is durable when this
 * resolves. Rejects if the file exists.
 */
export async function writeBackup(path: string, at: string, rows: AsyncIterable<{ table: TableName; row: BackupRow }>) {
  const counts = noRows()
  async function* lines() {
    yield lineOf({ hearth: 1, at })
    for await (const { table, row } of rows) {
      counts[table] += 1
      yield lineOf({ table, row })
    }
    yield lineOf({ end: counts })
  }
  await pipeline(lines, createGzip(), createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
  return counts
}

/** Reads the rows of a backup. Throws BackupDamaged, at the end if rows are missing. */
export async function* readBackup(path: string): AsyncGenerator<{ table: TableName; row: BackupRow }> {
  const counts = noRows()
  let end: Partial<Counts> | undefined
  for await (const line of linesOf(path)) {
    if ('end' in line) end = line.end
    else if ('table' in line) {
      counts[line.table] += 1
      yield line
    } else if (line.hearth !== 1) break
  }
  const isComplete = end !== undefined && backupTables.every((table) => (end?.[table] ?? 0) === counts[table])
  if (!isComplete) throw new BackupDamaged('rows are missing')
}

/** Reads the whole backup and returns its row counts. Rejects with BackupDamaged. */
export async function checkBackup(path: string): Promise<Counts> {
  const counts = noRows()
  for await (const { table } of readBackup(path)) counts[table] += 1
  return counts
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  let rest = ''
  const unpacked = createGunzip()
  // The loop below throws the error of either stream.
  pipeline(createReadStream(path), unpacked).catch(() => {})
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error
    throw new BackupDamaged('it cannot be decompressed')
  }
}

const lineOf = (line: Line) => `${JSON.stringify(line)}\n`
