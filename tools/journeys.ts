// Walks the journeys of visitors through the built site, on a phone and on a desktop, counts their taps, and writes the screens they
// see, docs/journeys.md and docs/visit.md: `npm run journeys`. A journey that doesn't reach its goal fails.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startSite } from '#bench/support/site.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { allJourneys } from './journeys/all-journeys.ts'
import type { Journey } from './journeys/journey.ts'
import { journeysPage, type Walked } from './journeys/journeys-page.ts'
import { walkVisit } from './journeys/visit/walk-visit.ts'
import { type Size, visitorOn } from './journeys/visitor.ts'
import { writeContactSheet } from './screens/contact-sheet.ts'

const usage = `npm run journeys                       Walks all journeys and writes docs/journeys.md and docs/screens/journeys/.
npm run journeys -- --only recall      Walks some journeys and writes their screens only.
npm run journeys -- --only visit       Books, moves and keeps a visit, and writes docs/visit.md.`

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(usage)
  process.exit()
}

type Window = Size & { tileWidth: number }
const phone: Window = { name: 'phone', width: 360, height: 740, tileWidth: 300 }
const desk: Window = { name: 'desk', width: 1280, height: 800, tileWidth: 480 }

const chosen = values.only?.split(',')
const journeys = allJourneys.filter(({ name }) => chosen === undefined || chosen.includes(name))

const pageFile = 'docs/journeys.md'
const sheetFolder = 'docs/screens/journeys'
const maxSheetBytes = 150_000

/** Walks one journey and writes its strip of screens. */
async function walk(browser: Browser, baseURL: string, journey: Journey, size: Window) {
  const { width, height, tileWidth } = size
  const isPhone = size.name === 'phone'
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const home = pageUrl(journey.language, 'home')
  // Fonts are used only once they are in the cache, so the second visit looks like every later one.
  await page.goto(home, { waitUntil: 'networkidle' })
  await page.goto(home)
  const visitor = visitorOn(page, size, await mkdtemp(join(tmpdir(), 'hearth-journey-')))
  const steps = journey.steps.filter(({ only = size.name }) => only === size.name)
  for (const { text, take } of steps) await take(visitor, text)
  await context.close()

  const { shots, effort } = visitor
  const file = join(sheetFolder, `${journey.name}-${size.name}.webp`)
  await writeContactSheet({ shots, tileWidth, columns: shots.length, maxBytes: maxSheetBytes, file })
  console.log(`${journey.name}, ${size.name}: ${effort.taps} taps, ${effort.keys} keys, ${effort.screens.toFixed(1)} screens`)
  return { steps: steps.map(({ text }) => text), effort }
}

const site = await startSite({ port: 3306, environment: { DATA_DIR: 'test-results/screens-data' } })
const browser = await chromium.launch(chromiumOptions)
await mkdir(sheetFolder, { recursive: true })
const walked: Walked[] = []
try {
  for (const journey of journeys) {
    walked.push({
      journey,
      phone: await walk(browser, site.origin, journey, phone),
      desk: await walk(browser, site.origin, journey, desk),
    })
  }
} finally {
  await site.stop()
}
if (chosen === undefined || chosen.includes('visit')) await walkVisit(browser)
await browser.close()
if (chosen === undefined) {
  await writeFile(pageFile, journeysPage(walked))
  execFileSync('biome', ['format', '--write', pageFile])
}
