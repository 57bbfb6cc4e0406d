import type { Locator } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

// Forced colours replace backgrounds and drop shadows.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const t = wordsIn('en')
const colourOf = (element: Locator, name: 'background-color' | 'border-top-color', part?: '::before') =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name ?? ''), [name, part])

test('G12: forced colours show which of several pictures is current', async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  const dots = page.getByRole('main').getByRole('button', { name: /\d of \d/ })
  const current = page
    .getByRole('main')
    .locator('button[aria-current=true]')
    .filter({ hasNot: page.locator('img') })
    .first()
  await expect(current).toBeVisible()
  const other = dots.and(page.locator(':not([aria-current=true])')).first()
  const ground = await colourOf(page.locator('body'), 'background-color')
  const colours = [await colourOf(current, 'background-color', '::before'), await colourOf(other, 'background-color', '::before')]
  expect(new Set([...colours, ground]).size).toBe(3)
})

test('G12: forced colours show where a message and a menu end', async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  const ground = await colourOf(page.locator('body'), 'background-color')
  await page.getByRole('contentinfo').locator('button[type=submit]').click()
  const toast = page.getByRole('status').getByText(t('subscribe.empty'))
  await page.getByRole('banner').locator('button[aria-expanded=false]').first().press('Enter')
  const opener = page.getByRole('banner').locator('button[aria-expanded=true]')
  await expect(opener).toBeVisible()
  const menu = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`)
  for (const edged of [toast, menu]) {
    await expect(edged).toHaveCSS('border-top-style', 'solid')
    expect(await colourOf(edged, 'border-top-color')).not.toBe(ground)
  }
})
