import { join } from 'node:path'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store, StoreOptions } from './store.ts'

export type StoreLocation = { databaseUrl: string | undefined; dataFolder: string; migrates?: boolean }

/** Opens PostgreSQL if `databaseUrl` is set, else a SQLite file. It connects on the first operation, and migrates unless `migrates` is false. */
export function openStore({ databaseUrl, dataFolder, migrates = true }: StoreLocation, { timeoutMs }: StoreOptions): Store {
  const options = { timeoutMs, migrates }
  return databaseUrl === undefined ? openSqliteStore(join(dataFolder, 'hearth.db'), options) : openPostgres(databaseUrl, options)
}

/** Loads pg and Kysely, which take 8 MB. With SQLite, only the thread that has the file needs Kysely. */
function openPostgres(databaseUrl: string, options: StoreOptions): Store {
  let store: Store | undefined
  const opening = import('./postgres-store.ts').then(({ openPostgresStore }) => {
    store = openPostgresStore(databaseUrl, options)
    return store
  })
  return {
    dialect: 'postgres',
    run: async (name, args) => (await opening).run(name, args),
    load: () => store?.load() ?? { operations: 0, used: 0, idle: 0 },
    compact: async () => (await opening).compact(),
    close: async () => (await opening).close(),
  }
}
