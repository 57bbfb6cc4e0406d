import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe finds against WCAG 2.2 AA and its own best practices, in a line each, once nothing is being loaded. `within` is a CSS selector of
 * the part to look at, where the whole page is looked at elsewhere.
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page })
    // What it finds in order is counted, not described: half the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Frames are audited as pages of their own; without this a second tab is opened to put their results together.
    .setLegacyMode()
    .include(within)
    .analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
