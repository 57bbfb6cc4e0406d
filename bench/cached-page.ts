// Compares the throughput of a cached product page with nginx serving the same bytes. Server and load generator get one core each.
// Needs the Debian packages nginx-light and wrk. `npm run bench:page`; limit: at least 0.5 of nginx.

import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageUrl } from '#contract/pages/urls.ts'
import { answering, startSite, untilIdle } from './support/site.ts'
import { load, median } from './support/wrk.ts'

const path = pageUrl('en', 'product', { id: 'RH-9010' })
const limit = 0.5
// Short alternating rounds, because the speed of a shared machine changes from minute to minute.
const rounds = 11
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

function startNginx(port: number, { headers, body }: Wire) {
  const sent = Object.entries(headers)
    .filter(([name]) => !nginxOwn.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const folder = mkdtempSync(join(tmpdir(), 'hearth-nginx-'))
  // nginx reads the files as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www', 'page'), body)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type 'text/html; charset=utf-8';
    location = /page { ${sent.join(' ')} } } }`,
  )
  return spawn('taskset', ['-c', '0', '/usr/sbin/nginx', '-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
}

const site = await startSite({ port: 3301, core: 0 })
const url = site.origin + path
// The first request renders the page. Some time later, the site compresses it and all other pages again at the best level.
await onTheWire(url)
await untilIdle(site.pid)
const page = await onTheWire(url)
const nginx = startNginx(3302, page)
const peer = 'http://127.0.0.1:3302/page'
await answering(peer, nginx)

console.log(
  `${path}: ${page.body.length} bytes of brotli and the same headers from both; ${rounds} alternating rounds of ${seconds} s`,
)
const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const ours = await load(url, { seconds, headers: browser })
  const theirs = await load(peer, { seconds, headers: browser })
  ratios.push(ours.requestsPerSecond / theirs.requestsPerSecond)
  console.log(
    `${round}: Hearth ${ours.requestsPerSecond.toFixed(0)}/s (p99 ${ours.p99Ms.toFixed(2)} ms, errors ${ours.errors}), ` +
      `nginx ${theirs.requestsPerSecond.toFixed(0)}/s (p99 ${theirs.p99Ms.toFixed(2)} ms)`,
  )
}
nginx.kill()
await site.stop()

const ratio = median(ratios)
console.log(`Median ratio ${ratio.toFixed(2)} of nginx; limit ${limit}: ${ratio >= limit ? 'passed' : 'FAILED'}`)
process.exit(ratio >= limit ? 0 : 1)
