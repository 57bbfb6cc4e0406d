import { join } from 'node:path'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store, StoreOptions } from './store.ts'

export type StoreLocation = { databaseUrl: string | undefined; dataFolder: string }

/** PostgreSQL where an address of one is given, else a file on this machine. Opened and brought up to date with the first question. */
export function openStore({ databaseUrl, dataFolder }: StoreLocation, options: StoreOptions): Store {
  return databaseUrl === undefined
    ? openSqliteStore(join(dataFolder, 'hearth.db'), options)
    : openPostgresStore(databaseUrl, options)
}
