import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
// The only place that names this class: Node has announced that it will be called Database.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { StoreUnavailable } from './store.ts'
import type { Tables } from './tables.ts'

/** So long a second process (the staff's inbox) may hold the right to write. */
const lockPatienceMs = 5_000
const statementsKept = 200

export type SqliteFile = ReturnType<typeof openSqliteFile>

/** A database file of this thread. Transactions are begun and ended by whoever opened it; queries go through `db`. */
export function openSqliteFile(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  // What visitors send is for the owner of the process alone; SQLite gives its other files the rights of this one.
  closeSync(openSync(path, 'a', 0o600))
  const file = new DatabaseSync(path, { timeout: lockPatienceMs })
  file.exec('pragma journal_mode = wal')
  // FULL waits for the disk at every commit: NORMAL lost acknowledged rows in simulated power cuts.
  file.exec('pragma synchronous = full')
  // What is deleted is overwritten, not only forgotten.
  file.exec('pragma secure_delete = on')
  const prepare = keeping(statementsKept, (sql) => file.prepare(sql))
  const database = {
    close: () => file.close(),
    prepare: (sql: string) => kyselyStatement(prepare(sql)),
  }

  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }),
    begin: (kind: 'read' | 'write') => file.exec(kind === 'write' ? 'begin immediate' : 'begin'),
    commit: () => file.exec('commit'),
    /** A full disk ends the transaction by itself; then there is nothing to roll back. */
    rollback: () => {
      if (file.isTransaction) file.exec('rollback')
    },
    /** Writes the file anew without anything deleted, and empties the log beside it. */
    compact: () => {
      file.exec('vacuum')
      const [result] = file.prepare('pragma wal_checkpoint(truncate)').all()
      if (result?.['busy'] !== 0)
        throw new StoreUnavailable('another program is still reading the log of the database', 'SQLITE_BUSY')
    },
    close: () => file.close(),
  }
}

/** What Kysely expects of a statement. */
function kyselyStatement(statement: StatementSync) {
  // Queries only ever bind texts, numbers and null.
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  }
}

/** Makes each thing once, as long as there are not too many of them. */
function keeping<Made>(most: number, make: (key: string) => Made) {
  const kept = new Map<string, Made>()
  return (key: string) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    if (kept.size < most) kept.set(key, made)
    return made
  }
}
