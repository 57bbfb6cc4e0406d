import { parseArgs } from 'node:util'
import { storm } from '#submissions/testing/storm.ts'
import { torture } from '#submissions/testing/torture.ts'

/**
 * Long test of promises 1 and 3: an acknowledged submission is never lost, stored twice or left without notification, whichever process is
 * killed and however often it is sent at once. Takes about ten minutes. Short run: `npm run torture -- --site 5 --postgres 2 --keys 50`.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '20' },
    keys: { type: 'string', default: '1000' },
  },
})
const [site, postgres, keys] = [values.site, values.postgres, values.keys].map(Number)

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
