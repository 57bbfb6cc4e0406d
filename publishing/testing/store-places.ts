import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openPublishedStore } from '../store/open-store.ts'
import type { PublishedStore } from '../store/published-store.ts'

/** Where published content is stored, as the machine that has it sees it. */
export type StorePlace = {
  environment: { DATA_DIR: string; DATABASE_URL: string }
  open: () => Promise<PublishedStore>
  /** Resolves when nothing more is written for publishers that were killed. */
  settled: () => Promise<void>
  /** Makes all files two days old. */
  ageFiles: () => Promise<void>
  /** The hashes of all files, and the names of what is no file of a version. */
  files: () => Promise<string[]>
}

export function folderPlace(dataFolder: string): StorePlace {
  const folder = join(dataFolder, 'published')
  const names = async (of: string) => (await readdir(join(folder, of)).catch(() => [])).map((name) => join(of, name))
  return {
    environment: { DATA_DIR: dataFolder, DATABASE_URL: '' },
    open: () => openPublishedStore({ databaseUrl: undefined, dataFolder }),
    settled: async () => {},
    async ageFiles() {
      const before = new Date(Date.now() - 2 * 24 * 60 * 60_000)
      for (const name of [...(await names('files')), ...(await names('versions'))])
        await utimes(join(folder, name), before, before)
    },
    async files() {
      const unfinished = (await names('versions')).filter((name) => !name.endsWith('.json'))
      return [...(await readdir(join(folder, 'files'))), ...unfinished]
    },
  }
}

export function postgresPlace(url: string, dataFolder: string): StorePlace {
  async function execute(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return (await client.query(statement).finally(() => client.end())).rows
  }
  const busy = `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'hearth published content' and state = 'active'`
  return {
    environment: { DATA_DIR: dataFolder, DATABASE_URL: url },
    open: () => openPublishedStore({ databaseUrl: url, dataFolder }),
    async settled() {
      while ((await execute(busy)).length > 0);
    },
    async ageFiles() {
      await execute("update published.file set stored_at = now() - interval '2 days'")
    },
    files: async () => (await execute('select hash from published.file')).map(({ hash }) => String(hash)),
  }
}
