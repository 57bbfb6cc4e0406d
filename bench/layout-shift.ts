// Layout shift of every screen whose fonts and pictures come two seconds late: `npm run bench:shift`, about ten minutes. Limit: 0.05; with `-- --in-time`
// nothing is late, and the limit is 0.02. `npm run bench:shift -- --only "home,product list" --width 360 --language en,ko` measures some.

import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { languageNames } from '#contract/languages.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { sampleOf } from '#tests/audit/content-sample.ts'
import { everyScreen } from '#tests/audit/screens.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { shiftsWithLateFiles } from '#tests/support/late-files.ts'
import { type LayoutShift, sumOf } from '#tests/support/layout-shift.ts'
import { benchPort, startSite } from './support/site.ts'

/** Pages that are open at the same time. */
const atOnce = Number(process.env['PAGES'] ?? 12)

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    language: { type: 'string' },
    'in-time': { type: 'boolean', default: false },
  },
})
const { limit, lateMs } = values['in-time'] ? { limit: 0.02, lateMs: 0 } : { limit: 0.05, lateMs: 2_000 }
const chosen = (list: string | undefined) => (value: string | number) =>
  list === undefined || list.split(',').includes(String(value))
const widths = [360, 768, 1280].filter(chosen(values.width))
const languages = languageNames.filter(chosen(values.language))
const screens = everyScreen.filter(({ name }) => chosen(values.only)(name))

const catalog = await loadCatalog('content')
const sample = sampleOf(catalog)
const site = await startSite({ port: benchPort, environment: { PAGES_AHEAD: 'off' } })
const browser = await chromium.launch(chromiumOptions)

type Visit = { name: string; url: string; width: number }
const visits = screens.flatMap(({ name, urlIn }) =>
  languages.flatMap((language): Visit[] => {
    const url = urlIn(sample, language)
    return url === undefined ? [] : widths.map((width) => ({ name, url, width }))
  }),
)

async function shiftsOf({ url, width }: Visit): Promise<LayoutShift[]> {
  const isPhone = width === 360
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 800 },
    ...(isPhone && { isMobile: true, hasTouch: true }),
  })
  const shifts = await shiftsWithLateFiles(await context.newPage(), site.origin + url, catalog, lateMs)
  await context.close()
  return shifts
}

const results: (Visit & { sum: number })[] = []
const waiting = visits.values()
async function visitNext() {
  for (const visit of waiting) {
    const shifts = await shiftsOf(visit)
    results.push({ ...visit, sum: sumOf(shifts) })
    if (sumOf(shifts) > limit) console.log(visit.url, `${visit.width} px:`, JSON.stringify(shifts, undefined, 2))
  }
}
await Promise.all(Array.from({ length: atOnce }, visitNext))
await browser.close()
await site.stop()

/** The largest sum of all languages. */
const worst = (of: (result: Visit) => boolean) => Math.max(...results.filter(of).map(({ sum }) => sum))
for (const { name } of screens.filter((screen) => results.some((result) => result.name === screen.name))) {
  const sums = widths.map(
    (width) => `${width} px ${worst((result) => result.name === name && result.width === width).toFixed(4)}`,
  )
  console.log(`${name}: ${sums.join(', ')}`)
}
const passed = worst(() => true) <= limit
console.log(
  `${results.length} visits in ${languages.length} languages, largest sum ${worst(() => true).toFixed(4)}, limit ${limit}: ${passed ? 'passed' : 'FAILED'}`,
)
process.exit(passed ? 0 : 1)
