import type { Page } from '@playwright/test'

/**
 * Sets the font size of the browser's settings, in per cent. Unlike a font size of the root element, it changes the breakpoints too, as it
 * does for people who set it.
 */
export async function setTextSize(page: Page, percent: number) {
  const standard = (16 * percent) / 100
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`)
}
