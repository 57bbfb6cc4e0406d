import type { Locator, Page } from '@playwright/test'

/**
 * Lets time pass and says how far the slides have moved by themselves, in pixels. They jump instead of gliding, so that a move that was begun
 * is seen at once. The page's clock has to be installed.
 */
export async function movedBy(page: Page, slides: Locator, milliseconds: number): Promise<number> {
  await slides.evaluate((list) => {
    list.style.scrollBehavior = 'auto'
  })
  await page.clock.runFor(milliseconds)
  return slides.evaluate((list) => list.scrollLeft)
}
