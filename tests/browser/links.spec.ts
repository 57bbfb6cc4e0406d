import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const home = pageUrl('en', 'home')
const seriesLink = (page: Page) => page.getByRole('region', { name: 'Our series' }).getByRole('link').first()
/** Marks the document, so that a test sees whether it is still the same one. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
const isFirstDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'))

test('G11: a link opens its page without loading a document', async ({ page, open }) => {
  await open(home)
  await markDocument(page)
  await seriesLink(page).click()
  await expect(page).toHaveURL(/\/productlist\?id=\d.*#series-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isFirstDocument(page)).toBe(true)
})

test('G11: with a modifier key, a link opens a new tab', async ({ page, open, context }) => {
  await open(home)
  const [opened] = await Promise.all([context.waitForEvent('page'), seriesLink(page).click({ modifiers: ['ControlOrMeta'] })])
  await expect(opened).toHaveURL(/\/productlist\?id=\d/)
  await expect(page).toHaveURL(home)
})

test('G11: after Back, the page has all its parts again', async ({ page, open }) => {
  await open(home)
  await markDocument(page)
  const main = page.getByRole('main')
  const text = await main.textContent()
  await seriesLink(page).click()
  await expect(page).toHaveURL(/\/productlist/)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await expect(main).toHaveText(text ?? '')
  expect(await isFirstDocument(page)).toBe(true)
})

test('G11: a product opened from another one shows its own tabs', async ({ page, open }) => {
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  await markDocument(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^RH-9011/ })
    .first()
    .click()
  await expect(page).toHaveURL(/RH-9011/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RH-9011')
  await page.getByRole('tab', { name: 'Specifications' }).click()
  // The tab opens before the URL names it; a reload before that would show the first tab.
  await expect(page).toHaveURL(/#parameters$/)
  const shown = await page.getByRole('tabpanel').textContent()
  expect(await isFirstDocument(page)).toBe(true)

  await page.reload()
  await expect(page.getByRole('tabpanel')).toHaveText(shown ?? '')
})
