// Two nodes on one PostgreSQL behind nginx, with docs/nginx.conf: pages per second of one node and of two, forms that are sent to both nodes at
// once, and what visitors see while nodes are killed. Needs Linux, root, and the Debian packages nginx-light and wrk. `npm run bench:nodes`.
//
// Load generator, nginx and PostgreSQL need cores too. So each node may use only a part of a core.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageUrl } from '#contract/pages/urls.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { staffTimeoutMs } from '#submissions/store/store.ts'
import { startPostgres } from '#submissions/testing/postgres-server.ts'
import { rounds, seconds } from './support/compare.ts'
import { cpuQuota } from './support/cpu-quota.ts'
import { startNginxProxy } from './support/nginx-proxy.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { sendForm, startVisitors } from './support/visitors.ts'
import { load, median } from './support/wrk.ts'

/** The parts of a core that one node may use. A cached page costs nginx and the load generator more than the node, a rendered one hardly anything. */
const shares = { cached: 0.05, rendered: 0.3 }
/** Few for rendered pages: each round leaves as many requests behind, which the nodes render before those of the next one. */
const connections = { cached: 32, rendered: 8 }
const scaleLimit = 1.8
const keys = 200
const kills = 10
const aliveMs = 1_500
const deadMs = 1_000

const page = pageUrl('en', 'product', { id: 'RH-9010' })
const browser = { 'Accept-Encoding': 'br', Accept: 'text/html' }
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

await using postgres = await startPostgres()
const databaseUrl = await postgres.createDatabase()
const origin = `http://127.0.0.1:${benchPort}`
const environment = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback', PUBLIC_URL: origin, PAGES_AHEAD: 'off' }
const ports = [benchPort + 1, benchPort + 2] as const
const folders = ports.map(() => mkdtempSync(join(tmpdir(), 'hearth-node-')))
const startNode = (index: number) =>
  startSite({ port: ports[index] ?? 0, environment: { ...environment, DATA_DIR: folders[index] ?? '' } })
const nodes = await Promise.all(ports.map((_port, index) => startNode(index)))
const nginx = await startNginxProxy(benchPort, ports)

type Row = { figure: string; measured: string; limit: string; passed: boolean }
const rows: Row[] = []

/** Pages per second with both nodes, as a multiple of those with the first one alone, which has an nginx of its own. */
async function scale(kind: keyof typeof shares, urls: (round: number) => string[]) {
  const results: { one: number; two: number }[] = []
  const alone = await startNginxProxy(benchPort + 3, [ports[0] ?? 0, ports[0] ?? 0])
  let errors = 0
  for (let round = 0; round < rounds; round += 1) {
    const measure = async (at: string) => {
      const result = await load(
        urls(round).map((url) => at + url),
        { seconds, connections: connections[kind], headers: browser },
      )
      errors += result.errors
      return result.requestsPerSecond
    }
    results.push({ one: await measure(alone.origin), two: await measure(origin) })
  }
  alone.stop()
  const ratio = median(results.map(({ one, two }) => two / one))
  const [one, two] = [median(results.map((result) => result.one)), median(results.map((result) => result.two))]
  rows.push({
    figure: `${kind} pages`,
    measured: `${ratio.toFixed(2)} times (${one.toFixed(0)} → ${two.toFixed(0)} a second, ${errors} errors)`,
    limit: `≥ ${scaleLimit}`,
    passed: ratio >= scaleLimit && errors === 0,
  })
}

// Comparisons with unknown ids are never cached. Each round has its own, so that requests share no render.
const comparisons = (round: number) =>
  Array.from({ length: 512 }, (_value, index) => pageUrl('en', 'compare', { manycode: `101,102,no-${round}-${index}` }))
// Compiles the code of both nodes.
for (const urls of [comparisons(rounds), [page]]) {
  await load(
    urls.map((url) => origin + url),
    { seconds: 5, headers: browser },
  )
}
for (const node of nodes) await untilIdle(node.pid)
for (const [name, urls] of [
  ['cached', () => [page]],
  ['rendered', comparisons],
] as const) {
  const quotas = nodes.map((node, index) => cpuQuota(`${name}-${index}`, shares[name], node.pid))
  await scale(name, urls)
  for (const quota of quotas) quota.remove()
}
await Promise.all(nodes.map((node) => node.stop()))

// Without a limit on the CPU from here on: this is about errors, not speed.
const running = await Promise.all(ports.map((_port, index) => startNode(index)))
let changed = 0
for (let number = 0; number < keys; number += 1) {
  const sent = running.map((node) => sendForm(node.origin, `Twice ${number}`, `twice-${number}`))
  if (new Set(await Promise.all(sent)).size !== 1) changed += 1
}

const visitors = startVisitors(origin, { readers: 6, senders: 4, page })
for (let kill = 0; kill < kills; kill += 1) {
  const index = kill % running.length
  await pause(aliveMs + Math.random() * 250)
  await running[index]?.kill()
  await pause(deadMs)
  running[index] = await startNode(index)
}
await pause(aliveMs)
await visitors.stop()
nginx.stop()
await Promise.all(running.map((node) => node.stop()))

const store = openStore({ databaseUrl, dataFolder: '' }, { timeoutMs: staffTimeoutMs })
const stored = Map.groupBy(await store.run('find', {}), ({ fields }) => String(fields['description']))
await store.close()
const { tally } = visitors
const doubled = [...stored.values()].filter((same) => same.length > 1).length
const lost = [...tally.forms].filter(([text, reference]) => stored.get(text)?.[0]?.reference !== reference).length

rows.push(
  {
    figure: `${keys} idempotency keys, each sent to both nodes at once`,
    measured: `${changed} with two references`,
    limit: '0',
    passed: changed === 0,
  },
  {
    figure: `${kills} nodes killed: ${tally.pages} pages, ${tally.forms.size} forms`,
    measured: `${tally.failed} failed once, ${tally.failedTwice.length} twice`,
    limit: 'twice: 0',
    passed: tally.failedTwice.length === 0 && tally.pages > 0 && tally.forms.size > 0,
  },
  {
    figure: 'forms afterwards',
    measured: `${doubled} stored twice, ${lost} acknowledged but lost or with another reference`,
    limit: '0',
    passed: doubled + lost === 0,
  },
)
console.table(rows)
for (const [failure, same] of Map.groupBy(tally.failedTwice, (message) => message))
  console.log(`${same.length} times: ${failure}`)
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1
