// How many submissions a second are stored, durably, with 99 of 100 answered within 50 ms, while pages are served as fast as they are
// asked for; and what that costs the pages. Needs Debian's wrk. `npm run bench:submissions`.
import { startPostgres } from '#submissions/testing/postgres-server.ts'
import { sendAtRate } from './support/sender.ts'
import { startSite, untilIdle } from './support/site.ts'
import { load } from './support/wrk.ts'

const page = '/productdetail?id=RH-9010'
const browser = { 'Accept-Encoding': 'br', Accept: 'text/html' }
/** A handful of visitors who never stop: the server is always busy with one of them. */
const connections = 4
const seconds = 5
const p99LimitMs = 50
const limits = { SQLite: 300, PostgreSQL: 100 }
/** Steps of a quarter: fine enough to compare two days. */
const step = 1.25

type Result = { perSecond: number; p99Ms: number; pageShare: number }

async function measure(environment: Record<string, string>, port: number): Promise<Result> {
  const site = await startSite({ port, environment })
  await untilIdle(site.pid)
  const pages = () => load(site.origin + page, { seconds, connections, headers: browser })
  const alone = await pages()

  let held: Result = { perSecond: 0, p99Ms: 0, pageShare: 1 }
  for (let perSecond = 50; perSecond < 20_000; perSecond = Math.round(perSecond * step)) {
    const [beside, sent] = await Promise.all([pages(), sendAtRate(site.origin, { perSecond, seconds })])
    if (sent.failed > 0 || sent.p99Ms > p99LimitMs || sent.perSecond < perSecond * 0.97) break
    held = { perSecond, p99Ms: sent.p99Ms, pageShare: beside.requestsPerSecond / alone.requestsPerSecond }
  }
  await site.stop()
  return held
}

await using postgres = await startPostgres()
const databases = [
  { name: 'SQLite', environment: {}, limit: limits.SQLite },
  { name: 'PostgreSQL', environment: { DATABASE_URL: await postgres.createDatabase() }, limit: limits.PostgreSQL },
]
for (const [index, { name, environment, limit }] of databases.entries()) {
  const { perSecond, p99Ms, pageShare } = await measure(environment, 3311 + index)
  const kept = perSecond >= limit
  console.log(
    `${name}: ${perSecond} submissions/s held with a p99 of ${p99Ms.toFixed(1)} ms; pages meanwhile ${(pageShare * 100).toFixed(0)} % of what they are alone; ` +
      `limit ${limit}: ${kept ? 'kept' : 'MISSED'}`,
  )
  if (!kept) process.exitCode = 1
}
