import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { inject } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import './shared-postgres.ts'

export type TestDatabase = AsyncDisposable & {
  store: Store
  /** Opens the same database as another node. */
  another: () => Store
  /** Runs an SQL statement directly, without the store, and returns the rows. */
  execute: (statement: string) => Promise<unknown[]>
  /** Environment variables for a process that uses this database. */
  environment: Record<string, string | undefined>
  /** The folder with the database files, for tests that search them for deleted data. */
  folder: string
}

/** Much longer than for visitors: a busy machine may take that long, and passing tests never wait for it. */
const timeoutMs = 50_000

export type DatabaseKind = { name: 'SQLite' | 'PostgreSQL'; open: () => Promise<TestDatabase> }

const databases: readonly DatabaseKind[] = [
  { name: 'SQLite', open: async () => openDatabase({ databaseUrl: undefined }) },
  { name: 'PostgreSQL', open: async () => openDatabase(await createDatabase()) },
]
const only = process.env['TEST_DATABASE']

/**
 * Both databases for `describe.each`, or only the one in TEST_DATABASE. Each `open` creates an empty database. All PostgreSQL databases are on
 * the server of the test run.
 */
export const testDatabases = databases.filter(({ name }) => only === undefined || name === only)

async function createDatabase() {
  const server = inject('postgres')
  if ('problem' in server) throw new Error(server.problem)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await executeOnServer(server.adminUrl)(`create database ${name}`)
  const [row] = await executeOnServer(server.adminUrl)(`select oid from pg_database where datname = '${name}'`)
  const databaseUrl = Object.assign(new URL(server.adminUrl), { pathname: `/${name}` }).href
  // PostgreSQL stores each database in its own folder.
  return { databaseUrl, folder: join(server.dataFolder, 'base', String(row?.oid)) }
}

const executeOnFile = (path: string) => async (statement: string) => {
  using file = new DatabaseSync(path, { timeout: 5_000 })
  return file.prepare(statement).all()
}

/** Runs an SQL statement on a PostgreSQL database, and returns the rows. */
export const executeOnServer = (connectionString: string) => async (statement: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

function openDatabase({ databaseUrl, folder }: { databaseUrl: string | undefined; folder?: string }): TestDatabase {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearth-store-'))
  const stores: Store[] = []
  const another = () => {
    const store = openStore({ databaseUrl, dataFolder }, { timeoutMs })
    stores.push(store)
    return store
  }
  return {
    store: another(),
    another,
    execute: databaseUrl === undefined ? executeOnFile(join(dataFolder, 'hearth.db')) : executeOnServer(databaseUrl),
    environment: { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl },
    folder: folder ?? dataFolder,
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
