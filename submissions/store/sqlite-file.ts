import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
// The only file of `submissions/` that uses DatabaseSync: Node plans to rename it to Database.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { StoreUnavailable } from './store.ts'
import type { Tables } from './tables.ts'

/** How long to wait for the write lock of another process, such as `npm run inbox`. */
const lockTimeoutMs = 5_000

export type SqliteFile = ReturnType<typeof openSqliteFile>

/** Opens a SQLite file in this thread. Queries go through `db`. The caller begins and ends transactions. */
export function openSqliteFile(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  // Only the owner of the process may read submissions. SQLite gives its other files the same permissions.
  closeSync(openSync(path, 'a', 0o600))
  const file = new DatabaseSync(path, { timeout: lockTimeoutMs })
  file.exec('pragma journal_mode = wal')
  // FULL syncs at every commit. NORMAL lost acknowledged rows in simulated power cuts.
  file.exec('pragma synchronous = full')
  // Overwrites deleted data.
  file.exec('pragma secure_delete = on')
  const database = {
    close: () => file.close(),
    prepare: (sql: string) => kyselyStatement(file.prepare(sql)),
  }

  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }),
    begin: (kind: 'read' | 'write') => file.exec(kind === 'write' ? 'begin immediate' : 'begin'),
    commit: () => file.exec('commit'),
    /** If the disk is full, SQLite has already rolled back. */
    rollback: () => {
      if (file.isTransaction) file.exec('rollback')
    },
    /** Rewrites the file without deleted data, and truncates the WAL. */
    compact: () => {
      file.exec('vacuum')
      const checkpoint = file.prepare('pragma wal_checkpoint(truncate)')
      const isTruncated = () => checkpoint.all()[0]?.['busy'] === 0
      if (!succeedsWithin(lockTimeoutMs, isTruncated))
        throw new StoreUnavailable('another program is still reading the WAL of the database', 'SQLITE_BUSY')
    },
    close: () => file.close(),
  }
}

/**
 * Tries until it succeeds or the time is up. SQLite waits for the lock of a writer, but not always for a reader: a site that stores one
 * submission after the other leaves few moments without one. Blocks this thread, which does nothing else.
 */
function succeedsWithin(milliseconds: number, succeeds: () => boolean): boolean {
  const end = performance.now() + milliseconds
  const never = new Int32Array(new SharedArrayBuffer(4))
  while (!succeeds()) {
    if (performance.now() > end) return false
    Atomics.wait(never, 0, 0, 20)
  }
  return true
}

/** Adapts a statement to the interface that Kysely expects. */
function kyselyStatement(statement: StatementSync) {
  // Our queries bind only text, numbers and null.
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  }
}
