import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
// As in `database/content-database.ts`: Node plans to rename it to Database.
import { DatabaseSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** File name in `DATA_DIR`. */
export const readCacheFile = 'content-read.db'

/** What a file was read as. */
type Kind = 'yaml' | 'picture' | 'file'

/** Results of earlier reads of a content folder, also by earlier processes. Only for files whose identity is the same. */
export type ReadCache = {
  find<T>(kind: Kind, path: string, identity: string): T | undefined
  keep<T>(kind: Kind, path: string, identity: string, result: T): void
  /** At the end of a read: stores what was kept, and forgets what the read didn't ask for. */
  finish(): void
  close(): void
}

type Row = { id: number; identity: string; sum: number; result: Uint8Array }

/**
 * Opens the cache in a file. `state` names everything that results depend on, apart from the content files: the folder and the code that
 * reads it. Results of another state are deleted, and so is a damaged file. A cache that can't be used is empty: it never fails a read.
 */
export function openReadCache(file: string, state: string): ReadCache {
  let table = openTable(file, state) ?? openAnew(file, state)
  let seen = new Set<number>()

  /** A cache on a full or failing disk, or locked by another process, is left alone. */
  function attempt<T>(use: (open: Table) => T): T | undefined {
    if (!table) return undefined
    try {
      return use(table)
    } catch (error) {
      table.close()
      table = isLocked(error) ? undefined : openAnew(file, state)
      return undefined
    }
  }

  return {
    find<T>(kind: Kind, path: string, identity: string): T | undefined {
      return attempt((open) => {
        const key = `${kind}:${path}`
        const row = open.row(key)
        if (row?.identity !== identity) return undefined
        seen.add(row.id)
        if (row.sum !== sumOf(key, identity, row.result)) throw new Error(`${key} is damaged`)
        return deserialize(row.result) as T
      })
    },
    keep(kind, path, identity, result) {
      attempt((open) => {
        const key = `${kind}:${path}`
        const bytes = serialize(result)
        seen.add(open.put(key, identity, sumOf(key, identity, bytes), bytes))
      })
    },
    finish() {
      attempt((open) => open.finish(seen))
      seen = new Set()
    },
    close() {
      table?.close()
      table = undefined
    },
  }
}

/** SQLite finds damage to its own structure, but not to the data in it. */
const sumOf = (key: string, identity: string, bytes: Uint8Array) => crc32(bytes, crc32(`${key}\0${identity}`))

type Table = ReturnType<typeof tableIn>

function openTable(file: string, state: string): Table | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a', 0o600))
    return tableIn(new DatabaseSync(file, { timeout: 1_000 }), state)
  } catch {
    return undefined
  }
}

function openAnew(file: string, state: string): Table | undefined {
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  } catch {
    return undefined
  }
  return openTable(file, state)
}

function tableIn(database: DatabaseSync, state: string) {
  try {
    // A lost cache costs only time, so nothing waits for the disk. The checksums find what a power failure damages.
    database.exec('pragma journal_mode = wal; pragma synchronous = off')
    database.exec('create table if not exists state (name text)')
    database.exec('create table if not exists result (key text primary key, identity text, sum integer, result blob)')
    const kept = database.prepare('select name from state').get()
    if (kept?.['name'] !== state) {
      database.exec('begin immediate; delete from result; delete from state')
      database.prepare('insert into state values (?)').run(state)
      database.exec('commit')
    }
    const find = database.prepare('select rowid as id, identity, sum, result from result where key = ?')
    const put = database.prepare('insert or replace into result values (?, ?, ?, ?)')
    const remove = database.prepare('delete from result where rowid = ?')
    let unstored = 0
    const write = () => {
      // A read that is ended in the middle loses little.
      if (unstored % 1_000 === 0) commit()
      unstored += 1
      if (!database.isTransaction) database.exec('begin immediate')
    }
    const commit = () => {
      if (database.isTransaction) database.exec('commit')
    }

    return {
      row: (key: string) => find.get(key) as Row | undefined,
      put(key: string, identity: string, sum: number, result: Uint8Array): number {
        write()
        return Number(put.run(key, identity, sum, result).lastInsertRowid)
      },
      finish(seen: ReadonlySet<number>) {
        const total = Number(database.prepare('select count(*) as total from result').get()?.['total'])
        if (total > seen.size) {
          write()
          const gone: number[] = []
          for (const { id } of database.prepare('select rowid as id from result').iterate()) {
            if (!seen.has(Number(id))) gone.push(Number(id))
          }
          for (const id of gone) remove.run(id)
        }
        commit()
      },
      close: () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

const busy = 5

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === busy
}
