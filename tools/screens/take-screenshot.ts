import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#contract/languages.ts'
import type { Screen } from './screen.ts'

/** Taller than this Chromium paints nothing. */
const tallest = 16_000

/** Chromium now and then leaves a page undrawn, and what waits for it waits for ever: after so long another page is opened. */
const patience = 60_000

type Shot = { screen: Screen; language: Language; file: string }

/** One picture of a screen, with everything loaded that a reader who goes to its end has seen. */
export async function photograph(context: BrowserContext, shot: Shot) {
  for (let attempt = 1; ; attempt += 1) {
    const page = await context.newPage()
    // Whatever waits on a page fails once it is closed.
    const tooLate = setTimeout(() => void page.close(), patience)
    try {
      return await take(page, shot)
    } catch (error) {
      if (attempt === 2) throw error
      console.warn(`${shot.screen.name} is opened once more: ${error instanceof Error ? error.message : error}`)
    } finally {
      clearTimeout(tooLate)
      await page.close()
    }
  }
}

async function take(page: Page, { screen, language, file }: Shot) {
  await page.goto(screen.address(language), { waitUntil: 'load' })
  if (screen.prepare) {
    await hydrated(page)
    await screen.prepare(page, language)
  } else {
    await readThrough(page)
  }
  await loaded(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({ fullPage: !screen.isOverlay && height < tallest, animations: 'disabled' })
  await mkdir(dirname(file), { recursive: true })
  await sharp(picture).webp({ quality: 90 }).toFile(file)
}

/** The header's first item is a link in what the server sends, and a button once React runs. */
async function hydrated(page: Page) {
  await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().waitFor()
}

/** Goes down the page screen by screen and back, so that all that waits until it is near is asked for. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await drawn()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
}

/** Waits for letters and for every picture, those beside the view in a carousel too. */
async function loaded(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  })
}
