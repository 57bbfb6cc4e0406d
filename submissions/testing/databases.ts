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
  /** A second node on the same database. */
  another: () => Store
  /** A statement past the store, such as only somebody else would make; gives the rows it finds. */
  execute: (statement: string) => Promise<unknown[]>
  /** What the environment of a process on this database says. */
  environment: Record<string, string | undefined>
  /** Where its files are: for tests that look for what must not be left in them. */
  folder: string
}

/** Longer than visitors wait, because a machine that runs all tests at once is slow. */
const patienceMs = 15_000

export type DatabaseKind = { name: 'SQLite' | 'PostgreSQL'; open: () => Promise<TestDatabase> }

const databases: readonly DatabaseKind[] = [
  { name: 'SQLite', open: async () => openDatabase({ databaseUrl: undefined }) },
  { name: 'PostgreSQL', open: async () => openDatabase(await createDatabase()) },
]
const only = process.env['TEST_DATABASE']

/**
 * Both databases, or the one that TEST_DATABASE names, for `describe.each`. Each `open` gives a new, empty database; PostgreSQL's are all on
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
  // PostgreSQL keeps the files of a database in a folder of its own.
  return { databaseUrl, folder: join(server.dataFolder, 'base', String(row?.oid)) }
}

const executeOnFile = (path: string) => async (statement: string) => {
  using file = new DatabaseSync(path, { timeout: 5_000 })
  return file.prepare(statement).all()
}

const executeOnServer = (connectionString: string) => async (statement: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
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
    environment: { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl },
    folder: folder ?? dataFolder,
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
