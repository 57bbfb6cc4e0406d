import type { Locator, Page } from '@playwright/test'

/** Stops the clock of the next pages until it is resumed. On a busy machine, slides would move before the test looks at them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/**
 * Advances the page's clock, which must be stopped, and returns how far the slides moved by autoplay, in pixels. Disables smooth
 * scrolling, so that every move is complete at once.
 */
export async function movedBy(page: Page, slides: Locator, milliseconds: number): Promise<number> {
  await slides.evaluate((list) => {
    list.style.scrollBehavior = 'auto'
  })
  await page.clock.runFor(milliseconds)
  return slides.evaluate((list) => list.scrollLeft)
}
