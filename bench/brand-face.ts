// When the first page of a visit shows its headline in the brand's face, with an empty cache at 10 Mbit/s and 60 ms: `npm run bench:face`, about a
// minute. Limit: 100 ms after the first frame (medians of five runs).
import { chromium } from '@playwright/test'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { benchPort, startSite } from './support/site.ts'
import { median } from './support/wrk.ts'

const runs = Number(process.env['RUNS'] ?? 5)
const limitMs = 100
const megabit = 1_000_000 / 8
const network = { offline: false, latency: 60, downloadThroughput: 10 * megabit, uploadThroughput: 10 * megabit }
/** The headline has Latin letters alone, or those of its language. */
const faceOf = (url: string) => (/^\/zh|^\/ko/.test(url) ? 'noto-serif' : 'fraunces')

const site = await startSite({ port: benchPort, environment: { DATA_DIR: 'test-results/visits-data', PAGES_AHEAD: 'off' } })
const browser = await chromium.launch(chromiumOptions)

/** How long after the first frame the face has arrived, in ms. 0 if it was there before. */
async function lateness(url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await page.goto(site.origin + url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const times = await page.evaluate((file) => {
    const [frame] = performance.getEntriesByName('first-contentful-paint')
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes(file))
    const ends = fonts.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Number.POSITIVE_INFINITY))
    return { frame: frame?.startTime ?? Number.NaN, face: Math.min(...ends) }
  }, faceOf(url))
  await context.close()
  return Math.max(0, times.face - times.frame)
}

let passed = true
for (const url of [
  pageUrl('en', 'home'),
  productListUrl('en', 2),
  pageUrl('en', 'product', { id: 'RH-9010' }),
  pageUrl('ko', 'home'),
  pageUrl('zh-Hans', 'home'),
]) {
  // Not counted: it renders the page and makes its pictures.
  await lateness(url)
  const values: number[] = []
  for (let run = 0; run < runs; run += 1) values.push(await lateness(url))
  const value = Math.round(median(values))
  if (!(value <= limitMs)) passed = false
  console.log(`${url}: the brand’s face ${value} ms after the first frame`)
}
await browser.close()
await site.stop()
console.log(`Limit ${limitMs} ms: ${passed ? 'passed' : 'FAILED'}`)
process.exit(passed ? 0 : 1)
