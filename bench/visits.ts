// Bytes and requests of a first and a second visit to every screen: `npm run bench:visits`, some minutes, longer when pictures have to be made first. The
// window is that of a phone, 360 px with three pixels per CSS pixel. Limit: 600 KB for the first visit to the home page, read to its end.

import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { everyScreen } from '#tests/audit/screens.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { benchPort, startSite } from './support/site.ts'
import { countTraffic } from './support/traffic.ts'

const limitKb = 600
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
/** Pages that are open at the same time. */
const atOnce = 3

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const sample = sampleOf(await loadCatalog('content'))
const screens = everyScreen.flatMap(({ name, urlIn }) => {
  const url = urlIn(sample, 'en')
  return url === undefined || (values.only && !values.only.split(',').includes(name)) ? [] : [{ name, url }]
})

// A fixed DATA_DIR keeps the encoded pictures, so that only the first run has to encode them.
const site = await startSite({ port: benchPort, environment: { DATA_DIR: 'test-results/visits-data', PAGES_AHEAD: 'off' } })
const browser = await chromium.launch(chromiumOptions)

async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 370) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(50)
  }
}

/** Opens a page in a new tab: what it loads without scrolling, and when it is read to its end. */
async function visit(context: BrowserContext, url: string, seen?: (page: Page) => void) {
  const page = await context.newPage()
  seen?.(page)
  const traffic = await countTraffic(page)
  await page.goto(site.origin + url, { waitUntil: 'load' })
  await traffic.quiet()
  const opened = traffic.weight()
  await readThrough(page)
  await traffic.quiet()
  const read = traffic.weight()
  await page.close()
  return { opened, read }
}

async function inTurn<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await task(item)
    }),
  )
}

/** Requests the pictures of all screens until each has the asked size, instead of another size that is sent meanwhile. */
async function makePictures() {
  for (let round = 1; ; round += 1) {
    let standIns = 0
    await inTurn(screens, async ({ url }) => {
      const context = await browser.newContext(phone)
      await visit(context, url, (page) =>
        page.on('response', (response) => {
          const isMedia = new URL(response.url()).pathname.startsWith('/media/')
          if (isMedia && !response.headers()['cache-control']?.includes('immutable')) standIns += 1
        }),
      )
      await context.close()
    })
    console.error(`Round ${round}: ${standIns} pictures were not made yet`)
    if (standIns === 0 || round === 8) return
  }
}

await makePictures()
const lines: { name: string; url: string; text: string }[] = []
let homeKb = Number.POSITIVE_INFINITY
const figure = ({ kb, requests }: { kb: number; requests: number }) => `${Math.round(kb)} KB in ${requests}`
await inTurn(screens, async ({ name, url }) => {
  const context = await browser.newContext(phone)
  const first = await visit(context, url)
  const second = await visit(context, url)
  await context.close()
  if (name === 'home') homeKb = first.read.kb
  lines.push({ name, url, text: [first.opened, first.read, second.opened, second.read].map(figure).join(' | ') })
})
await browser.close()
await site.stop()

console.log('| screen | first visit, opened | read to its end | second visit, opened | read to its end |')
console.log('| --- | --- | --- | --- | --- |')
for (const { name } of screens) console.log(`| ${name} | ${lines.find((line) => line.name === name)?.text} |`)
const passed = homeKb <= limitKb
if (screens.some(({ name }) => name === 'home'))
  console.log(`Home page, read to its end: ${Math.round(homeKb)} KB, limit ${limitKb} KB: ${passed ? 'passed' : 'FAILED'}`)
process.exit(passed ? 0 : 1)
