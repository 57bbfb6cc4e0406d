// Pictures of a fresh site: `npm run bench:pictures`. How long the first home page takes until all pictures in view are there, how long picture
// requests and a cached page take while all sizes are being made, for how long the event loop is blocked meanwhile, and the CPU time of all sizes
// on one core.

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { variantsOf } from '#catalog/media/picture-variant.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { encodePicture } from '#publishing/pictures/encode-picture.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { benchPort, startSite } from './support/site.ts'
import { median } from './support/wrk.ts'

const limits = { firstPageMs: 1_000, pictureMs: 50, blockedMs: 20, allCpuSeconds: 300 }
const internalPort = benchPort + 1

const site = await startFresh('on')

function startFresh(picturesAhead: 'on' | 'off') {
  const environment = { PICTURES_AHEAD: picturesAhead, PAGES_AHEAD: 'off', INTERNAL_PORT: String(internalPort) }
  return startSite({ port: benchPort, environment })
}

/** The longest time for which the event loop was blocked since the last call, in milliseconds. Node's timer for it runs every 10 ms. */
async function longestBlocked(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text()
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) - 10
}

/** Time until all pictures in the window are decoded, and the slowest response of a picture, in milliseconds. */
async function firstHomePage(width: number): Promise<{ complete: number; slowest: number }> {
  const browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const began = performance.now()
  await page.goto(site.origin + pageUrl('en', 'home'), { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const inView = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
    )
    return (
      document.readyState !== 'loading' && inView.length > 0 && inView.every((image) => image.complete && image.naturalWidth > 0)
    )
  })
  const complete = performance.now() - began
  const times = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/media/'))
      .map((entry) => entry.duration),
  )
  await browser.close()
  return { complete, slowest: Math.max(...times) }
}

async function timed(url: string): Promise<number> {
  const began = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - began
}

const desk = await firstHomePage(1280)
const phone = await firstHomePage(360)
console.log(
  `first home page of a fresh site: all pictures in view after ${desk.complete.toFixed(0)} ms (1280 px), then ${phone.complete.toFixed(0)} ms (360 px); slowest picture ${Math.max(desk.slowest, phone.slowest).toFixed(0)} ms`,
)

const pictureTimes: number[] = []
const pageTimes: number[] = []
const catalog = await loadCatalog('content')
const masters = [...catalog.pictures()]

await longestBlocked()
// From the end: these sizes are made last.
for (const { src } of masters.slice(-60)) {
  pictureTimes.push(await timed(`${site.origin}${src}.720.avif`))
  pageTimes.push(await timed(site.origin + pageUrl('en', 'home')))
  await pause(20)
}
const figures = (times: readonly number[]) => `median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`
console.log(
  `while pictures are made: a size that does not exist yet ${figures(pictureTimes)}; a cached page ${figures(pageTimes)}`,
)
const blockedMs = await longestBlocked()
await site.stop()

const quiet = await startFresh('off')
for (const _ of pageTimes) await timed(quiet.origin + pageUrl('en', 'home'))
await longestBlocked()
for (const _ of pageTimes) {
  await timed(quiet.origin + pageUrl('en', 'home'))
  await pause(20)
}
console.log(
  `event loop blocked for ${blockedMs.toFixed(1)} ms at most; without pictures ${(await longestBlocked()).toFixed(1)} ms`,
)
await quiet.stop()

const before = process.cpuUsage()
let count = 0
for (const master of masters)
  for (const { size } of variantsOf(master)) {
    await encodePicture({ file: join('content', master.path), hash: master.hash, size })
    count += 1
  }
const { user, system } = process.cpuUsage(before)
const allCpuSeconds = (user + system) / 1e6
console.log(`all ${count} sizes of ${masters.length} pictures: ${allCpuSeconds.toFixed(0)} s of CPU time`)

const kept =
  desk.complete <= limits.firstPageMs &&
  median(pictureTimes) <= limits.pictureMs &&
  blockedMs <= limits.blockedMs &&
  allCpuSeconds <= limits.allCpuSeconds
console.log(`Limits ${JSON.stringify(limits)}: ${kept ? 'passed' : 'FAILED'}`)
process.exit(kept ? 0 : 1)
