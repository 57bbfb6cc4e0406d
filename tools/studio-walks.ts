// Walks through the studio as staff do, in English and Chinese, and writes the screens they see: `npm run studio-walks`.
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { en } from '#studio/words/en.ts'
import { zhHans } from '#studio/words/zh-hans.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { runStudio } from '#tests/support/run-studio.ts'
import { writeContactSheet } from './screens/contact-sheet.ts'
import { careMorning, fillInbox } from './studio-walks/care-morning.ts'
import { marketingHour } from './studio-walks/marketing-hour.ts'
import { createWalker, type Walk, type WalkLanguage } from './studio-walks/walker.ts'

const walks: readonly Walk[] = [careMorning, marketingHour]
const folder = 'docs/screens/studio'
const sheet = { tileWidth: 640, columns: 2, maxBytes: 300_000 }

const places = ['inbox', `write/products/rh-9010/en.yaml`, `publish`, `translate/ko`]

/** All rooms in one window, with something in each. */
async function takeRooms(browser: Browser, language: WalkLanguage, width: number) {
  await using studio = await runStudio('content')
  await fillInbox(studio)
  const words = language === 'en' ? en : zhHans
  const locale = language === 'en' ? 'en-SG' : 'zh-CN'
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale, reducedMotion: 'reduce' })
  await page.goto(studio.url, { waitUntil: 'networkidle' })
  const { origin } = new URL(page.url())
  const shotFolder = await mkdtemp(join(tmpdir(), 'hearth-rooms-'))
  const shots = []
  for (const place of places) {
    await page.goto(`${origin}/#/${place}`)
    await page.getByRole('heading').first().waitFor()
    if (place === 'inbox') await page.getByRole('option').first().waitFor()
    if (place.startsWith('write')) {
      await page.getByText(/^RH-9010.*Solenne/).waitFor()
      // So that there is something to publish.
      const title = page.locator(`[data-at="${place.slice('write/'.length)}/title"]`).getByRole('textbox')
      await title.fill('Slanted hood in black glass, {width in cm} cm')
      await page.getByText(words['form.saved']).waitFor()
      await page.frameLocator('iframe').getByRole('heading', { name: 'Slanted hood in black glass' }).waitFor()
    }
    if (place === 'publish') await page.locator('del').first().waitFor()
    if (place.startsWith('translate')) {
      await page.getByRole('button', { name: words['translate.view.all'] }).first().click()
      await page.getByRole('option').nth(3).click()
      await page.getByText(words['list.loading']).waitFor({ state: 'hidden' })
    }
    await page.evaluate(() => document.fonts.ready)
    const file = join(shotFolder, `${shots.length}.png`)
    await page.screenshot({ path: file, animations: 'disabled' })
    shots.push({ name: `#/${place}`, file })
  }
  await page.close()
  const bytes = await writeContactSheet({
    ...sheet,
    tileWidth: width / 2,
    shots,
    file: join(folder, `rooms-${language}-${width}.webp`),
  })
  console.log(`Rooms at ${width} px, ${language}: ${Math.round(bytes / 1000)} KB`)
}

async function take(browser: Browser, { name, walk }: Walk, language: WalkLanguage) {
  await using studio = await runStudio('content')
  await fillInbox(studio)
  const context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, locale: language === 'en' ? 'en-SG' : 'zh-CN', reducedMotion: 'reduce' },
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.goto(studio.url, { waitUntil: 'networkidle' })
  // Fonts are used only once they are in the cache.
  await page.reload()
  const shotFolder = await mkdtemp(join(tmpdir(), 'hearth-walk-'))
  const words = language === 'en' ? en : zhHans
  const { walker, shots } = createWalker({ page, studio, language, words, shotFolder })
  await walk(walker)
  await context.close()
  const bytes = await writeContactSheet({ ...sheet, shots, file: join(folder, `${name}-${language}.webp`) })
  console.log(`${name}, ${language}: ${shots.length} screens, ${Math.round(bytes / 1000)} KB`)
}

const browser = await chromium.launch(chromiumOptions)
await mkdir(folder, { recursive: true })
try {
  for (const language of ['en', 'zh-Hans'] as const) {
    for (const walk of walks) await take(browser, walk, language)
    for (const width of [1280, 1920]) await takeRooms(browser, language, width)
  }
} finally {
  await browser.close()
}
