import { parseArgs } from 'node:util'
import { storm } from '#submissions/testing/storm.ts'
import { torture } from '#submissions/testing/torture.ts'

/**
 * Promises 1 and 3 at length: what is acknowledged is never lost, doubled or untold, whatever is killed and when, and however often it is
 * sent at once. About ten minutes; `npm run torture -- --site 5 --postgres 2 --keys 50` is a short one.
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

function tell(name: string, begun: number, { acknowledged, ...damage }: Damage) {
  const seconds = Math.round((Date.now() - begun) / 1000)
  const found = Object.entries(damage).map(([kind, count]) => `${count} ${kind}`)
  console.log(`\r${name}: ${seconds} s, ${acknowledged === undefined ? '' : `${acknowledged} acknowledged, `}${found.join(', ')}`)
  if (Object.values(damage).some((count) => count > 0)) process.exitCode = 1
}

for (const [name, siteKills = 0, postgresKills = 0] of [
  ['kill -9 of the site, on SQLite', site],
  ['kill -9 of PostgreSQL, then of the site', Math.ceil((postgres ?? 0) / 2), postgres],
] as const) {
  if (siteKills + postgresKills === 0) continue
  const begun = Date.now()
  const onKill = (done: number) => process.stdout.write(`\r${name}: ${done} of ${siteKills + postgresKills}`)
  tell(`${name} (${siteKills + postgresKills})`, begun, await torture({ siteKills, postgresKills, onKill }))
}
for (const database of ['SQLite', 'PostgreSQL'] as const) {
  if (!keys) continue
  const begun = Date.now()
  tell(`${keys} keys, each 20 times at once, on ${database}`, begun, await storm({ keys, database }))
}
