// What visitors notice while an attacker holds 16,600 connections with half-sent headers to nginx: `npm run bench:half-sent`; limit: every page
// opens, and p95 is at most 100 ms longer than without the attack. `-- --configuration FILE` takes another file than docs/nginx.conf. Linux only,
// as root, with Debian's nginx-light. The attacker needs a file for each connection, and so does a worker of nginx: `ulimit -n 20000` before.
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Attack } from './support/half-sent-thread.ts'
import { startNginxProxy } from './support/nginx-proxy.ts'
import { residentMb } from './support/process-figures.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { timed } from './support/timed-request.ts'

const limitMs = 100
const everyMs = 50
const calmMs = 10_000

const { values: options } = parseArgs({
  options: {
    configuration: { type: 'string', default: 'docs/nginx.conf' },
    connections: { type: 'string', default: '16600' },
    seconds: { type: 'string', default: '60' },
  },
})
const attack: Attack = {
  port: benchPort,
  connections: Number(options.connections),
  // Several, so that no address runs out of ports.
  addresses: ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'],
}
const after = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

const origin = `http://127.0.0.1:${benchPort}`
const ports = [benchPort + 1, benchPort + 2] as const
const environment = { TRUST_PROXY: 'loopback', PUBLIC_URL: origin, PAGES_AHEAD: 'off' }
const nodes = await Promise.all(ports.map((port) => startSite({ port, environment, waitSeconds: 120 })))
for (const { pid } of nodes) await untilIdle(pid)
const nginx = await startNginxProxy(benchPort, ports, options.configuration)

let visited = 0
/** Each visitor has an address and a connection of their own. */
async function openPage(): Promise<number | string> {
  visited += 1
  const began = performance.now()
  const visitor = `127.0.1.${1 + (visited % 250)}`
  const opened = timed(origin + pageUrl('en', 'product', { id: 'RH-9010' }), { encoding: 'br', visitor })
  return opened.then(
    ({ status }) => (status === 200 ? performance.now() - began : String(status)),
    (error) => String(error.code),
  )
}

/** A visitor opens a page every 50 ms, without waiting for those before. */
async function watched(name: string, ms: number) {
  const visits: Promise<number | string>[] = []
  for (const began = performance.now(); performance.now() - began < ms; await after(everyMs)) visits.push(openPage())
  const results = await Promise.all(visits)
  const times = results.filter((result) => typeof result === 'number').sort((a, b) => a - b)
  const failures = [...Map.groupBy(results, (result) => (typeof result === 'string' ? result : 'opened'))]
  const at = (part: number) => times[Math.floor(times.length * part)]
  const [median, p95, slowest] = [at(0.5), at(0.95), times.at(-1)].map((time) => time?.toFixed(0) ?? 'no')
  console.log(
    `${name}: ${failures.map(([kind, all]) => `${all.length} ${kind}`).join(', ')}; median ${median}, p95 ${p95}, slowest ${slowest} ms; ` +
      `nginx ${residentMb(nginx.pid).toFixed(0)} MB`,
  )
  return { failed: results.length - times.length, p95: at(0.95) ?? Number.POSITIVE_INFINITY }
}

const calm = await watched('no attack', calmMs)
const attacker = new Worker(new URL('./support/half-sent-thread.ts', import.meta.url), { workerData: attack })
const attacked = await watched(`${attack.connections} half-sent requests`, Number(options.seconds) * 1_000)
attacker.postMessage('counts')
const { promise, resolve } = Promise.withResolvers<Record<string, number>>()
attacker.once('message', resolve)
const { mostOpen, ended } = await promise
console.log(`the attacker: ${mostOpen} connections open at most, ${ended} ended by nginx`)
await attacker.terminate()
await watched('after the attack', calmMs)
nginx.stop()
await Promise.all(nodes.map(({ stop }) => stop()))

const limit = calm.p95 + limitMs
const isPassed = attacked.failed === 0 && attacked.p95 <= limit
console.log(`limit: all pages, p95 ${limit.toFixed(0)} ms: ${isPassed ? 'passed' : 'FAILED'}`)
process.exit(isPassed ? 0 : 1)
