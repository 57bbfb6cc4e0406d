import { parseArgs } from 'node:util'
import { killPublishers } from '#publishing/testing/kill-publishers.ts'
import { folderPlace, postgresPlace } from '#publishing/testing/store-places.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { startPostgres } from '#submissions/testing/postgres-server.ts'
import { storm } from '#submissions/testing/storm.ts'
import { torture } from '#submissions/testing/torture.ts'

/**
 * Kills publishing processes: the current version is the one before or the one after, never between, and `gc` takes what is left.
 * Long test of promises 1 and 3: an acknowledged submission is never lost, stored twice or left without notification, whichever process is
 * killed and however often it is sent at once. Takes about ten minutes. Short run: `npm run torture -- --site 5 --postgres 2 --keys 50 --publishers 10`.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '20' },
    keys: { type: 'string', default: '1000' },
    publishers: { type: 'string', default: '200' },
  },
})
const [site, postgres, keys, publishers] = [values.site, values.postgres, values.keys, values.publishers].map(Number)

type Damage = Readonly<Record<string, number>>

function report(name: string, startedAt: number, { acknowledged, ...damage }: Damage) {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const found = Object.entries(damage).map(([kind, count]) => `${count} ${kind}`)
  console.log(`\r${name}: ${seconds} s, ${acknowledged === undefined ? '' : `${acknowledged} acknowledged, `}${found.join(', ')}`)
  if (Object.values(damage).some((count) => count > 0)) process.exitCode = 1
}

for (const [name, siteKills = 0, postgresKills = 0] of [
  ['kill -9 of the site, on SQLite', site],
  ['kill -9 of PostgreSQL, then of the site', Math.ceil((postgres ?? 0) / 2), postgres],
] as const) {
  if (siteKills + postgresKills === 0) continue
  const startedAt = Date.now()
  const onKill = (done: number) => process.stdout.write(`\r${name}: ${done} of ${siteKills + postgresKills}`)
  report(`${name} (${siteKills + postgresKills})`, startedAt, await torture({ siteKills, postgresKills, onKill }))
}
for (const database of ['SQLite', 'PostgreSQL'] as const) {
  if (!keys) continue
  const startedAt = Date.now()
  report(`${keys} keys, each 20 times at once, on ${database}`, startedAt, await storm({ keys, database }))
}
for (const store of ['a folder', 'PostgreSQL'] as const) {
  const kills = Math.ceil((publishers ?? 0) / 2)
  if (kills === 0) continue
  const name = `kill -9 of a publisher, into ${store} (${kills})`
  const startedAt = Date.now()
  await using folder = await temporaryFolder()
  await using server = store === 'PostgreSQL' ? await startPostgres() : undefined
  const place = server ? postgresPlace(await server.createDatabase(), folder.folder) : folderPlace(folder.folder)
  const onKill = (done: number) => process.stdout.write(`\r${name}: ${done}`)
  const { before, after, faults, left } = await killPublishers(place, kills, onKill)
  report(`${name}, ${before} before and ${after} after`, startedAt, { faults: faults.length, left: left.length })
  for (const fault of [...faults, ...left]) console.log(fault)
}
