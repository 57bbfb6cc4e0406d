import { join } from 'node:path'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store, StoreOptions } from './store.ts'

export type StoreLocation = { databaseUrl: string | undefined; dataFolder: string }

/** Opens PostgreSQL if `databaseUrl` is set, else a SQLite file. It connects and migrates on the first operation. */
export function openStore({ databaseUrl, dataFolder }: StoreLocation, options: StoreOptions): Store {
  return databaseUrl === undefined
    ? openSqliteStore(join(dataFolder, 'hearth.db'), options)
    : openPostgresStore(databaseUrl, options)
}
