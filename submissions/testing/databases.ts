import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

export type TestDatabase = AsyncDisposable & {
  store: Store
  /** A second node on the same database. */
  another: () => Store
  /** A statement past the store, such as only somebody else would make. */
  execute: (statement: string) => Promise<void>
  /** What the environment of a process on this database says. */
  environment: Record<string, string>
  /** Where its files are: for tests that look for what must not be left in them. */
  folder: string
}

/** Longer than visitors wait: a machine that runs all tests at once takes its time. */
const patienceMs = 15_000

export type DatabaseKind = { name: 'SQLite' | 'PostgreSQL'; open: () => Promise<TestDatabase> }

/**
 * Both databases, for `describe.each`. Call it at the top of a test file: PostgreSQL is started before its tests and gone behind them.
 * Each `open` gives a new, empty database.
 */
export function testDatabases(): readonly DatabaseKind[] {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.[Symbol.asyncDispose]())

  return [
    { name: 'SQLite', open: async () => openDatabase({ databaseUrl: undefined }) },
    {
      name: 'PostgreSQL',
      open: async () => {
        if (!server) throw new Error('PostgreSQL is not running')
        return openDatabase({ databaseUrl: await server.createDatabase(), folder: server.dataFolder })
      },
    },
  ]
}

const executeOnFile = (path: string) => async (statement: string) => {
  using file = new DatabaseSync(path, { timeout: 5_000 })
  file.exec(statement)
}

const executeOnServer = (connectionString: string) => async (statement: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function openDatabase({ databaseUrl, folder }: { databaseUrl: string | undefined; folder?: string }): TestDatabase {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearth-store-'))
  const stores: Store[] = []
  const another = () => {
    const store = openStore({ databaseUrl, dataFolder }, { patienceMs })
    stores.push(store)
    return store
  }
  return {
    store: another(),
    another,
    execute: databaseUrl === undefined ? executeOnFile(join(dataFolder, 'hearth.db')) : executeOnServer(databaseUrl),
    environment: { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    folder: folder ?? dataFolder,
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
