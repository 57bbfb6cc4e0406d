import { type Torture, torture } from '#submissions/testing/torture.ts'

/** Promise 1 at length: what is acknowledged is never lost, doubled or untold, whatever is killed and when. About five minutes. */
const rounds: { name: string; round: Torture }[] = [
  { name: 'kill -9 of the site, on SQLite', round: { siteKills: 100, postgresKills: 0 } },
  { name: 'kill -9 of PostgreSQL, then of the site', round: { siteKills: 10, postgresKills: 20 } },
]

for (const { name, round } of rounds) {
  const begun = Date.now()
  const total = round.siteKills + round.postgresKills
  const onKill = (done: number) => process.stdout.write(`\r${name}: ${done} of ${total}`)
  const { acknowledged, ...injuries } = await torture({ ...round, onKill })
  const seconds = Math.round((Date.now() - begun) / 1000)
  const found = Object.entries(injuries).map(([kind, count]) => `${count} ${kind}`)
  console.log(`\r${name}: ${total} kills in ${seconds} s, ${acknowledged} acknowledged, ${found.join(', ')}`)
  if (Object.values(injuries).some((count) => count > 0)) process.exitCode = 1
}
