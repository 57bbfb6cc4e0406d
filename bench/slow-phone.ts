// What a visitor with a slow phone waits for: `npm run bench:phone`, about five minutes. Prints medians of five runs with their limits.

import { chromium, type Locator, type Page } from '@playwright/test'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { benchPort, startSite } from './support/site.ts'
import { openSlowPhone, timesOf } from './support/slow-phone.ts'
import { median } from './support/wrk.ts'

const runs = Number(process.env['RUNS'] ?? 5)
const limits = { fcp: 1000, lcp: 1600, works: 2300, interaction: 100 }

const list = productListUrl('en', 2)
const product = pageUrl('en', 'product', { id: 'RH-9010' })
const pages = [pageUrl('en', 'home'), list, product, compareUrl('en', ['101', '102', '103'])]

const compareBox = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: /compar/i })
    .first()

type Interaction = { name: string; url: string; target?: (page: Page) => Locator; act: (page: Page) => Promise<void> }
const interactions: Interaction[] = [
  {
    name: 'filter',
    url: list,
    act: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).tap()
      await page.getByRole('dialog').getByRole('checkbox').first().tap()
    },
  },
  { name: 'tab', url: product, act: (page) => page.getByRole('tab', { name: 'Specifications' }).first().tap() },
  { name: 'menu', url: product, act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap() },
  {
    name: 'compare',
    url: list,
    target: compareBox,
    act: (page) => compareBox(page).tap(),
  },
]

// A fixed DATA_DIR keeps the encoded pictures, so that only the first run has to encode them.
const site = await startSite({ port: benchPort, environment: { DATA_DIR: 'test-results/visits-data', PAGES_AHEAD: 'off' } })
const browser = await chromium.launch(chromiumOptions)

let passed = true
function report(name: string, values: readonly number[], limit: number): string {
  const value = Math.round(median(values))
  if (value > limit) passed = false
  return `${name} ${value} ms${value > limit ? ` (limit ${limit})` : ''}`
}

async function onPhone<Result>(url: string, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openSlowPhone(browser)
  await page.goto(site.origin + url, { waitUntil: 'load' })
  await page.waitForFunction(() => Reflect.get(Reflect.get(globalThis, 'times'), 'works') !== undefined)
  const result = await measure(page)
  await page.context().close()
  return result
}

async function repeated<Result>(task: () => Promise<Result>): Promise<Result[]> {
  // Not counted: it renders the page and makes its pictures.
  await task()
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await task())
  return results
}

for (const url of pages) {
  const times = await repeated(() => onPhone(url, timesOf))
  const of = (name: 'fcp' | 'lcp' | 'works') => times.map((time) => time[name] ?? Number.POSITIVE_INFINITY)
  console.log(
    `${url}: ${report('first contentful paint', of('fcp'), limits.fcp)}, ${report('largest contentful paint', of('lcp'), limits.lcp)}, ${report('buttons work after', of('works'), limits.works)}`,
  )
}

for (const { name, url, target, act } of interactions) {
  const durations = await repeated(() =>
    onPhone(url, async (page) => {
      // A visitor scrolls to a control before pressing it.
      await target?.(page).scrollIntoViewIfNeeded()
      await page.waitForTimeout(1_000)
      await act(page)
      await page.waitForTimeout(500)
      return (await timesOf(page))['interaction'] ?? 0
    }),
  )
  console.log(report(`interaction to next paint, ${name}:`, durations, limits.interaction))
}

/** Time from a tap on the first product of a list until its page is painted, after the pointer or a finger was on it. */
async function openProduct(page: Page): Promise<number> {
  await page.waitForTimeout(1_000)
  const link = page.getByRole('main').getByRole('link', { name: /^HB-/ }).first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(1_000)
  await page.evaluate(
    (path) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const watch = () => {
            if (location.pathname === path && document.querySelector('main [role=tablist]'))
              setTimeout(() => Reflect.set(Reflect.get(globalThis, 'times'), 'navigation', performance.now() - timeStamp))
            else requestAnimationFrame(watch)
          }
          requestAnimationFrame(watch)
        },
        { capture: true, once: true },
      )
    },
    new URL(site.origin + product).pathname,
  )
  await link.click()
  await page.waitForFunction(() => Reflect.get(Reflect.get(globalThis, 'times'), 'navigation') !== undefined)
  return (await timesOf(page))['navigation'] ?? 0
}
const opened = await repeated(() => onPhone(list, openProduct))
console.log(`From the list to a product, after a hover: ${Math.round(median(opened))} ms`)

await browser.close()
await site.stop()
console.log(passed ? 'passed' : 'FAILED')
process.exit(passed ? 0 : 1)
