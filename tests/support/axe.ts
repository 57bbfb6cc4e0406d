import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** A CSS selector, or parts without others. */
type Part = string | { include: string[]; exclude: string[] }

/** Violations of WCAG 2.2 AA and of axe's best practices in a part of the page, one line each, after the page has loaded. */
export async function accessibilityFaults(page: Page, within: Part = 'html'): Promise<string[]> {
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
  // Without details of passed checks, axe takes half the time.
  resultTypes: ['violations'],
  // Framed pages are audited separately.
  iframes: false,
}
