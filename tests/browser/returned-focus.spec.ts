import type { Page } from '@playwright/test'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

// Where the focus goes when a dialog, a drawer or a menu closes, and when a list has been loaded again.

const hobs = productListUrl('en', 2)
const main = (page: Page) => page.getByRole('main')
const tick = (page: Page, code: string) => page.getByRole('checkbox', { name: `Compare ${code}` })
const compareButton = (page: Page) => main(page).getByRole('button', { name: /^Compare/ })

test('G12: a dialog that is closed returns the focus, however it is closed', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  const opener = page
    .getByRole('region', { name: /pictures/i })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
  const dialog = page.getByRole('dialog')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).press('Enter'),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('G12: a drawer closes when a click outside ends, not when it begins', async ({ page, open }) => {
  await open(hobs)
  await tick(page, 'HB-7830').check()
  await compareButton(page).click()
  const drawer = page.getByRole('dialog', { name: 'Products to compare' })
  await expect(drawer).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.down()
  // It fades out when it is closed, so that it would be seen for a moment.
  await expect(drawer).toHaveAttribute('open')
  await page.mouse.up()
  await expect(drawer).toBeHidden()
  await expect(compareButton(page)).toBeFocused()
})

test('G6: on a phone, the three ways to contact follow their button, and their dialogs return to them', {
  tag: '@phone',
}, async ({ page, open }) => {
  await open(hobs)
  const opener = page.getByRole('button', { name: 'Contact us' })
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  const phone = page.getByRole('button', { name: 'Phone', exact: true })
  await expect(phone).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Phone' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(phone).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('G5: a link in a menu moves the focus to the heading of its page', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open(pageUrl('en', 'faq'))
  await page
    .getByRole('banner')
    .getByRole('button', { name: isMobile ? 'Menu' : 'Products', exact: true })
    .press('Enter')
  const menu = page.getByRole(isMobile ? 'dialog' : 'banner')
  if (isMobile) await menu.getByRole('group').first().locator('summary').press('Enter')
  await menu.getByRole('link', { name: /RH-9010/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RH-9010')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('G9: after a list that could not be loaded, Try again leads to the heading', async ({ page, open }) => {
  await open(hobs)
  await page.route(/productlist\.data/, (route) => route.abort())
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().click()
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute(/productlist\.data/)
  await retry.press('Enter')
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
