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
  for (const walk of walks) for (const language of ['en', 'zh-Hans'] as const) await take(browser, walk, language)
} finally {
  await browser.close()
}
