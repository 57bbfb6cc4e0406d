import { join } from 'node:path'
import { openFolderStore } from './folder-store.ts'
import type { PublishedStore } from './published-store.ts'
import { withReasons } from './store-error.ts'

type StoreLocation = { databaseUrl: string | undefined; dataFolder: string }

/** Opens the store in PostgreSQL if `databaseUrl` is set, else in a folder. PostgreSQL's driver takes memory, so it is only loaded then. */
export async function openPublishedStore({ databaseUrl, dataFolder }: StoreLocation): Promise<PublishedStore> {
  if (databaseUrl === undefined) {
    const folder = join(dataFolder, 'published')
    return withReasons(openFolderStore(folder), folder)
  }
  const { openPostgresStore } = await import('./postgres-store.ts')
  return withReasons(openPostgresStore(databaseUrl), 'PostgreSQL')
}
