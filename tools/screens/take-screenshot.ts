import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#contract/languages.ts'
import { hydrated, loaded } from './page-ready.ts'
import type { Screen } from './screen.ts'

/** In pixels. Chromium renders nothing on taller screenshots. */
const maxHeight = 16_000

/** In milliseconds. Chromium sometimes never draws a page, so another page is opened after this timeout. */
const timeout = 60_000

type Shot = { screen: Screen; language: Language; file: string }

/** Takes one screenshot, after all lazy content has been loaded. */
export async function takeScreenshot(context: BrowserContext, shot: Shot) {
  for (let attempt = 1; ; attempt += 1) {
    const page = await context.newPage()
    // Closing the page makes all pending calls on it fail.
    const timer = setTimeout(() => void page.close(), timeout)
    try {
      return await take(page, shot)
    } catch (error) {
      if (attempt === 2) throw error
      console.warn(`${shot.screen.name}: trying again after an error: ${error instanceof Error ? error.message : error}`)
    } finally {
      clearTimeout(timer)
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
    await scrollThrough(page)
  }
  await loaded(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({ fullPage: !screen.isOverlay && height < maxHeight, animations: 'disabled' })
  await mkdir(dirname(file), { recursive: true })
  await sharp(picture).webp({ quality: 90 }).toFile(file)
}

/** Scrolls through the page and back, so that lazy content is requested. */
async function scrollThrough(page: Page) {
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
