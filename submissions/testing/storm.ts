import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../store/open-store.ts'
import { staffTimeoutMs } from '../store/store.ts'
import { startPostgres } from './postgres-server.ts'
import { sendComplaint } from './senders.ts'
import { startSiteProcess } from './site-process.ts'

export type Storm = { keys: number; database: 'SQLite' | 'PostgreSQL' }
export type StormDamage = {
  /** Submissions without a reference after all attempts. */
  refused: number
  /** Keys without exactly one stored submission and one mail to staff. */
  doubled: number
  /** Keys that got different references. */
  changed: number
}

const timesEach = 20
const triesEach = 10
/** 500 concurrent requests in total. */
const keysAtOnce = 25

/** Retries until there is a reference. */
async function untilAnswered(origin: string, key: string): Promise<string | undefined> {
  for (let tries = 0; tries < triesEach; tries += 1) {
    const reference = await sendComplaint(origin, key)
    if (reference !== undefined) return reference
  }
  return undefined
}

/** Sends every key in twenty concurrent requests to a site with this database, and counts the errors. */
export async function storm({ keys, database }: Storm): Promise<StormDamage> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearth-storm-'))
  await using postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
  const databaseUrl = await postgres?.createDatabase()
  const damage = { refused: 0, doubled: 0, changed: 0 }
  {
    await using site = await startSiteProcess({
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
    })
    for (let at = 0; at < keys; at += keysAtOnce) {
      const some = Array.from({ length: Math.min(keysAtOnce, keys - at) }, (_, n) => `key-${at + n}`)
      const answers = some.map((key) => Promise.all(Array.from({ length: timesEach }, () => untilAnswered(site.origin, key))))
      for (const references of await Promise.all(answers)) {
        damage.refused += references.filter((reference) => reference === undefined).length
        if (new Set(references).size > 1) damage.changed += 1
      }
    }
  }
  const store = openStore({ databaseUrl, dataFolder }, { timeoutMs: staffTimeoutMs })
  const submissions = await store.run('find', {})
  await store.close()
  rmSync(dataFolder, { recursive: true, force: true })

  const byText = Map.groupBy(submissions, ({ fields }) => fields['description'])
  const isOnce = (same: typeof submissions) => same.length === 1 && same[0]?.deliveries.length === 1
  damage.doubled = Math.abs(keys - byText.size) + [...byText.values()].filter((same) => !isOnce(same)).length
  return damage
}
