import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import type { Catalog } from '#catalog/catalog.ts'
import { type LayoutShift, observeLayoutShifts } from './layout-shift.ts'

/** How long a visitor looks at each half screen. Pictures are requested some screens ahead, so they come while they are in view. */
const readingMs = 200

const fontOrPicture = /\/media\/|\.(?:woff2|svg|png|jpe?g|webp|avif)(?:\?|$)/

/** Opens a page whose fonts and pictures come late, scrolls to its end, and returns what has moved meanwhile. */
export async function shiftsWithLateFiles(page: Page, url: string, catalog: Catalog, lateMs = 2_000): Promise<LayoutShift[]> {
  const arrived = await delayFiles(page, catalog, lateMs)
  const shifts = await observeLayoutShifts(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await arrived()
  await readThrough(page)
  await arrived()
  // Two frames, so that the last pictures are painted.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return shifts()
}

/** The returned function waits until no delayed file is under way. */
async function delayFiles(page: Page, catalog: Catalog, lateMs: number): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<void>>()
  await page.route(fontOrPicture, (route) => {
    const answer = wait(lateMs)
      .then(() => answerLate(route, catalog))
      .finally(() => underWay.delete(answer))
    underWay.add(answer)
    return answer
  })
  return async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
}

/** Pictures are drawn here in one colour with the size of the file, because encoding them would take the site many times longer. */
async function answerLate(route: Route, catalog: Catalog) {
  const { pathname } = new URL(route.request().url())
  const variant = catalog.resolveMedia(pathname)
  if (variant?.kind !== 'variant' || variant.size.kind !== 'width') return route.continue()
  const { width } = variant.size
  const height = Math.round((width * variant.master.height) / variant.master.width)
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#777"/></svg>`
  return route.fulfill({ contentType: 'image/svg+xml', body })
}

async function readThrough(page: Page) {
  const { height, screen } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight, screen: innerHeight }))
  for (let top = 0; top < height; top += screen / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await wait(readingMs)
  }
}
