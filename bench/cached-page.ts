// Compares the throughput of cached pages with nginx serving the same bytes and headers. Server and load generator get one core each.
// Needs the Debian packages nginx-light and wrk. `npm run bench:page`.

import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageUrl } from '#contract/pages/urls.ts'
import { answering, startSite, untilIdle } from './support/site.ts'
import { warmPaths } from './support/warm-paths.ts'
import { type Load, load, median } from './support/wrk.ts'

const path = pageUrl('en', 'product', { id: 'RH-9010' })
const manyPages = 300
// Short alternating rounds, because the speed of a shared machine changes from minute to minute.
const rounds = 11
const roundsWhileWarming = 5
const seconds = 2
const browser = { 'Accept-Encoding': 'br', Accept: 'text/html' }

type Wire = { headers: Record<string, string>; body: Buffer }

/** Fetches the page as browsers get it: brotli, with all headers. */
function onTheWire(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    request(url, { headers: browser }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: headersOf(response), body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

/** Headers that nginx sets itself. */
const nginxOwn = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Serves each page under its index, with its own headers. */
function startNginx(port: number, pages: readonly Wire[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-nginx-'))
  // nginx reads the files as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'www'))
  const locations = pages.map(({ headers, body }, index) => {
    writeFileSync(join(folder, 'www', String(index)), body)
    const sent = Object.entries(headers)
      .filter(([name]) => !nginxOwn.includes(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    return `location = /${index} { ${sent.join(' ')} }`
  })
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type 'text/html; charset=utf-8';
    ${locations.join('\n')} } }`,
  )
  return spawn('taskset', ['-c', '0', '/usr/sbin/nginx', '-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
}

type Pair = { ours: readonly string[]; theirs: readonly string[]; headers?: Record<string, string> }
type Figure = Pair & {
  name: string
  limit: number
  count?: number
  /** Process of the site, stopped during the rounds of nginx: it would use them to warm its pages, on the core that both share. */
  stopped?: number
}

/** Both sides in alternating rounds. Prints the medians, and whether the ratio is within its limit. */
async function compare({ name, limit, ours, theirs, headers, count = rounds, stopped }: Figure): Promise<boolean> {
  const results: { ours: Load; theirs: Load }[] = []
  const options = { seconds, headers: { ...browser, ...headers } }
  for (let round = 0; round < count; round += 1) {
    const loaded = await load(ours, options)
    if (stopped !== undefined) process.kill(stopped, 'SIGSTOP')
    results.push({ ours: loaded, theirs: await load(theirs, options) })
    if (stopped !== undefined) process.kill(stopped, 'SIGCONT')
  }
  const middle = (value: (result: { ours: Load; theirs: Load }) => number) => median(results.map(value))
  const ratio = middle((result) => result.ours.requestsPerSecond / result.theirs.requestsPerSecond)
  const rate = (side: 'ours' | 'theirs') => middle((result) => result[side].requestsPerSecond).toFixed(0)
  const p99 = (side: 'ours' | 'theirs') => middle((result) => result[side].p99Ms).toFixed(1)
  const errors = results.reduce((sum, result) => sum + result.ours.errors, 0)
  const passed = ratio >= limit && errors === 0
  console.log(
    `${name}: ${ratio.toFixed(2)} of nginx (${rate('ours')}/s against ${rate('theirs')}/s; p99 ${p99('ours')} ms against ${p99('theirs')} ms; ` +
      `errors ${errors}); limit ${limit}: ${passed ? 'passed' : 'FAILED'}`,
  )
  return passed
}

const site = await startSite({ port: 3301, core: 0 })
await untilIdle(site.pid)
const paths = (await warmPaths(site.origin)).filter((_path, index) => index % 3 === 0).slice(0, manyPages)
const pages = await Promise.all([path, ...paths].map((one) => onTheWire(site.origin + one)))
const nginx = startNginx(3302, pages)
const peer = 'http://127.0.0.1:3302'
await answering(`${peer}/0`, nginx)
const hot = { ours: [site.origin + path], theirs: [`${peer}/0`] }
const many = { ours: paths.map((one) => site.origin + one), theirs: paths.map((_path, index) => `${peer}/${index + 1}`) }

console.log(`The same bytes and headers from both, 64 connections; medians of ${rounds} alternating rounds of ${seconds} s`)
const passed = [
  await compare({ name: `One hot page (${pages[0]?.body.length} bytes)`, limit: 0.5, ...hot }),
  await compare({ name: `${paths.length} pages in turn`, limit: 0.6, ...many }),
  await compare({ name: 'One page, 304', limit: 0.65, ...hot, headers: { 'If-None-Match': '*' } }),
]
await site.stop()

// Few rounds, so that the site still has pages to warm in the last one.
const warming = await startSite({ port: 3301, core: 0 })
await onTheWire(warming.origin + path)
passed.push(
  await compare({ name: 'One hot page while the site warms its pages', limit: 0.45, ...hot, count: roundsWhileWarming }),
)
await warming.stop()
nginx.kill()
process.exit(passed.every(Boolean) ? 0 : 1)
