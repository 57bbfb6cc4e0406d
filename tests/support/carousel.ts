import type { Locator, Page } from '@playwright/test'

/**
 * Advances the page's clock, which must be installed, and returns how far the slides moved by autoplay, in pixels. Disables smooth
 * scrolling, so that every move is complete at once.
 */
export async function movedBy(page: Page, slides: Locator, milliseconds: number): Promise<number> {
  await slides.evaluate((list) => {
    list.style.scrollBehavior = 'auto'
  })
  await page.clock.runFor(milliseconds)
  return slides.evaluate((list) => list.scrollLeft)
}
