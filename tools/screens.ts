// Takes screenshots of every screen of the built site, at four widths in two languages, and combines them into sheets: `npm run screens`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startSite } from '#bench/support/site.ts'
import type { Language } from '#contract/languages.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { allScreens } from './screens/all-screens.ts'
import { writeContactSheet } from './screens/contact-sheet.ts'
import { takeScreenshot } from './screens/take-screenshot.ts'

const usage = `npm run screens                                    Takes all screenshots and writes the sheets in docs/screens/.
npm run screens -- --only home --width 360 --language en   Takes some screenshots, in full size, in test-results/screens/.`

const { values } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, language: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(usage)
  process.exit()
}

/** Window sizes, and the layout of their sheets. */
const windows = [
  { width: 360, height: 740, tileWidth: 84, columns: 28 },
  { width: 768, height: 1024, tileWidth: 144, columns: 16 },
  { width: 1280, height: 800, tileWidth: 200, columns: 12 },
  { width: 1920, height: 1080, tileWidth: 240, columns: 10 },
].filter(({ width }) => values.width === undefined || values.width.split(',').includes(String(width)))
const languages = (['en', 'zh-Hans'] satisfies Language[]).filter(
  (language) => values.language === undefined || values.language.split(',').includes(language),
)
const chosen = values.only?.split(',')
const screens = chosen === undefined ? allScreens : allScreens.filter(({ name }) => chosen.includes(name))
const isWhole = screens === allScreens

const shotFolder = 'test-results/screens'
const sheetFolder = 'docs/screens'
/** Keeps all sheets together below 3 MB. */
const maxSheetBytes = 370_000

type Window = (typeof windows)[number]

async function takeAllScreenshots(browser: Browser, baseURL: string, language: Language, { width, height }: Window) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    reducedMotion: 'reduce',
    isMobile: width < 600,
  })
  context.setDefaultTimeout(60_000)
  const shots = []
  const existing = screens.filter(({ from = 0, upTo = Number.POSITIVE_INFINITY }) => width >= from && width <= upTo)
  for (const [index, screen] of existing.entries()) {
    const file = join(shotFolder, `${language}-${width}`, `${screen.name.replaceAll(/\W+/g, '-').toLowerCase()}.webp`)
    await takeScreenshot(context, { screen, language, file })
    shots.push({ name: screen.name, file })
    console.log(`${language} ${width} px, ${index + 1}/${existing.length}: ${screen.name}`)
  }
  await context.close()
  return shots
}

// A fixed DATA_DIR keeps the encoded pictures, so that only the first run has to encode them.
const site = await startSite({ port: 3305, environment: { DATA_DIR: 'test-results/screens-data' } })
const browser = await chromium.launch(chromiumOptions)
await mkdir(sheetFolder, { recursive: true })
let bytes = 0
for (const window of windows) {
  const { width, tileWidth, columns } = window
  // Both languages at once, because a browser mostly waits.
  const sheets = languages.map(async (language) => {
    const shots = await takeAllScreenshots(browser, site.origin, language, window)
    if (!isWhole) return 0
    const file = join(sheetFolder, `${language}-${width}.webp`)
    return writeContactSheet({ shots, tileWidth, columns, maxBytes: maxSheetBytes, file })
  })
  for (const written of await Promise.all(sheets)) bytes += written
}
await browser.close()
await site.stop()
console.log(isWhole ? `Sheets in ${sheetFolder}: ${Math.round(bytes / 1000)} KB` : `Screenshots in ${shotFolder}`)
