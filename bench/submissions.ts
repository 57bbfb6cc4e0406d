// Submissions per second that are stored durably with a p99 of 50 ms while the server is saturated with page requests, and how much
// page throughput they cost. Needs the Debian package wrk. `npm run bench:submissions`.
import { pageUrl } from '#contract/pages/urls.ts'
import { startPostgres } from '#submissions/testing/postgres-server.ts'
import { sendAtRate } from './support/sender.ts'
import { startSite, untilIdle } from './support/site.ts'
import { load } from './support/wrk.ts'

// The small test content: with the full content, warming the caches of two sites would take longer than the measurement.
const page = pageUrl('en', 'product', { id: 'RH-0001' })
const content = { CONTENT_DIR: 'publishing/test-content' }
const browser = { 'Accept-Encoding': 'br', Accept: 'text/html' }
/** Enough connections to keep the server busy at all times. */
const connections = 4
const seconds = 3
const p99LimitMs = 50
const limits = { SQLite: 300, PostgreSQL: 100 }
const lowest = 100
const highest = 12_800
/** Bisection steps between the highest rate that passed and the lowest that failed: precise enough to compare two runs. */
const refinements = 3

type Held = { perSecond: number; p99Ms: number; pageShare: number }

async function measure(environment: Record<string, string | undefined>, port: number): Promise<Held> {
  const site = await startSite({ port, environment: { ...content, ...environment } })
  await untilIdle(site.pid)
  const pages = () => load(site.origin + page, { seconds, connections, headers: browser })
  const alone = await pages()
  let held: Held = { perSecond: 0, p99Ms: 0, pageShare: 1 }

  async function isHeld(perSecond: number): Promise<boolean> {
    const [beside, sent] = await Promise.all([pages(), sendAtRate(site.origin, { perSecond, seconds })])
    if (sent.failed > 0 || sent.p99Ms > p99LimitMs || sent.perSecond < perSecond * 0.97) return false
    held = { perSecond, p99Ms: sent.p99Ms, pageShare: beside.requestsPerSecond / alone.requestsPerSecond }
    return true
  }

  let above = lowest
  while (above <= highest && (await isHeld(above))) above *= 2
  for (let refined = 0; refined < refinements && above <= highest; refined += 1) {
    const middle = Math.round((held.perSecond + above) / 2)
    if (!(await isHeld(middle))) above = middle
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
    `${name}: ${perSecond} submissions/s with a p99 of ${p99Ms.toFixed(1)} ms; page throughput drops by ${((1 - pageShare) * 100).toFixed(0)} %; ` +
      `limit ${limit}: ${kept ? 'passed' : 'FAILED'}`,
  )
  if (!kept) process.exitCode = 1
}
