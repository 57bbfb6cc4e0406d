// Compares the throughput of cached pages with nginx serving the same bytes and headers. Server and load generator get one core each.
// Needs the Debian packages nginx-light and wrk. `npm run bench:page`.

import { pageUrl } from '#contract/pages/urls.ts'
import { compare, rounds, seconds, unmeasuredRounds } from './support/compare.ts'
import { onTheWire, startNginxPeer } from './support/nginx-peer.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'
import { warmPaths } from './support/warm-paths.ts'

const path = pageUrl('en', 'product', { id: 'RH-9010' })
const manyPages = 300
const roundsWhileBusy = 5
const headers = { 'Accept-Encoding': 'br', Accept: 'text/html' }

const site = await startSite({ port: benchPort, core: 0 })
await untilIdle(site.pid)
const paths = (await warmPaths(site.origin)).filter((_path, index) => index % 3 === 0).slice(0, manyPages)
const pages = await Promise.all([path, ...paths].map((one) => onTheWire(site.origin + one, { headers })))
const nginx = await startNginxPeer(benchPort + 1, pages)
const peer = nginx.origin
const hot = { headers, ours: [site.origin + path], theirs: [`${peer}/0`] }
const many = { headers, ours: paths.map((one) => site.origin + one), theirs: paths.map((_path, index) => `${peer}/${index + 1}`) }

console.log(`The same bytes and headers from both, 64 connections; medians of ${rounds} alternating rounds of ${seconds} s`)
const quiet = { stopped: site.pid }
const passed = [
  await compare({ name: `One hot page (${pages[0]?.body.length} bytes)`, limit: 0.75, ...quiet, ...hot }),
  await compare({ name: `${paths.length} pages in turn`, limit: 0.6, ...quiet, ...many }),
  await compare({ name: 'One page, 304', limit: 0.65, ...quiet, ...hot, headers: { ...headers, 'If-None-Match': '*' } }),
]
await site.stop()

// Few rounds, so that the site still has work in the last one.
const busy = { ...hot, limit: 0.75, count: roundsWhileBusy, unmeasured: unmeasuredRounds.fresh }
const warming = await startSite({ port: benchPort, core: 0 })
await onTheWire(warming.origin + path, { headers })
passed.push(await compare({ name: 'One hot page while the site warms its pages', ...busy, stopped: warming.pid }))
await warming.stop()

// The process that makes pictures shares the core of both.
const drawing = await startSite({ port: benchPort, core: 0, environment: { PICTURES_AHEAD: 'on', PAGES_AHEAD: 'off' } })
await onTheWire(drawing.origin + path, { headers })
passed.push(await compare({ name: 'One hot page while the site makes pictures', ...busy, stopped: drawing.pid }))
await drawing.stop()
nginx.process.kill()
process.exit(passed.every(Boolean) ? 0 : 1)
