import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What axe finds against WCAG 2.2 AA and its own best practices, in a line each, once nothing is being loaded. `within` is a CSS selector of
 * the part to look at, where the whole page is looked at elsewhere.
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ part, options }) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(part, options)
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    { part: within, options: axeOptions },
  )
}

const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What it finds in order is counted, not described: half the time.
  resultTypes: ['violations'],
  // Frames are audited as pages of their own.
  iframes: false,
}
