import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { getCountryList } from '#contract/wire/calls/index-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const banner = (page: Page) => page.getByRole('banner')
const products = (page: Page) => banner(page).getByRole('button', { name: 'Products' })
const categories = (page: Page) => banner(page).getByRole('tablist', { name: 'Product categories' })
const seriesTabs = (page: Page) => banner(page).getByRole('tablist', { name: 'Series' })

test.describe('on a wide screen', () => {
  test('G5: dropdowns open 100 ms after the mouse enters and close 100 ms after it leaves', async ({ page, open }) => {
    await open('/')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)

    await products(page).hover()
    await page.clock.runFor(99)
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(1)
    await expect(products(page)).toHaveAttribute('aria-expanded', 'true')

    await page.mouse.move(640, 780)
    await page.clock.runFor(99)
    await expect(products(page)).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(1)
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('G5: the product menu goes from category to series to product', async ({ page, open }) => {
    await open('/')
    await products(page).click()
    await expect(categories(page).getByRole('tab')).toHaveCount(6)
    await categories(page).getByRole('tab', { name: 'Hobs' }).click()
    await seriesTabs(page).getByRole('tab', { name: 'Campo' }).click()

    const induction = banner(page).getByRole('link', { name: /HB-6240/ })
    const thumbnail = induction.locator('img')
    await expect
      .poll(() => thumbnail.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    await induction.click()
    await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'HB-6240' }))
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('G5: a category link opens all its products, and closing resets the menu to category 1', async ({ page, open }) => {
    await open('/')
    await products(page).click()
    await categories(page).getByRole('tab', { name: 'Steam ovens' }).click()
    await banner(page).getByRole('link', { name: 'All steam ovens' }).click()
    await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '4' }))
    await expect(categories(page)).toBeHidden()

    await products(page).click()
    await expect(categories(page).getByRole('tab', { name: 'Range hoods' })).toHaveAttribute('aria-selected', 'true')
    await expect(banner(page).getByRole('link', { name: /RH-9010/ })).toBeVisible()
  })

  test('G5: by keyboard: Enter opens, arrows select, Escape closes and returns the focus', async ({ page, open }) => {
    await open('/')
    await products(page).focus()
    await page.keyboard.press('Enter')
    await expect(categories(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(categories(page).getByRole('tab', { name: 'Range hoods' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(categories(page).getByRole('tab', { name: 'Hobs' })).toBeFocused()
    const fiamma = seriesTabs(page).getByRole('tab', { name: 'Fiamma' })
    await expect(fiamma).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(fiamma).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(seriesTabs(page).getByRole('tab', { name: 'Campo' })).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Escape')
    await expect(categories(page)).toBeHidden()
    await expect(products(page)).toBeFocused()
  })

  test('G5: moving the focus out of a dropdown closes it', async ({ page, open }) => {
    await open('/')
    const contact = banner(page).getByRole('button', { name: 'Contact' })
    await contact.press('Enter')
    await expect(contact).toHaveAttribute('aria-expanded', 'true')
    await banner(page)
      .getByRole('button', { name: /Language/ })
      .focus()
    await expect(contact).toHaveAttribute('aria-expanded', 'false')
  })

  test('G5: the contact dropdown has the QR code for messages and the phone number', async ({ page, open }) => {
    await open('/')
    await banner(page).getByRole('button', { name: 'Contact' }).click()
    await expect(banner(page).getByRole('img', { name: 'QR code: Message our service team' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: '+65 6100 0000' })).toHaveAttribute('href', 'tel:+6561000000')
  })

  test.describe('with touch', () => {
    test.use({ hasTouch: true })

    test('G5: a tap opens the product menu, and a tap outside closes it', async ({ page, open }) => {
      await open('/')
      await products(page).tap()
      await expect(categories(page)).toBeVisible()
      await categories(page).getByRole('tab', { name: 'Hobs' }).tap()
      await expect(seriesTabs(page).getByRole('tab', { name: 'Fiamma' })).toBeVisible()
      await page.touchscreen.tap(20, 780)
      await expect(categories(page)).toBeHidden()
    })
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('G5: the drawer links to every category, its series and products', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Hobs', { exact: true }).tap()
    await expect(drawer.getByRole('link', { name: 'All hobs' })).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'Campo' })).toBeVisible()
    await drawer.getByRole('link', { name: /HB-7830/ }).tap()
    await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'HB-7830' }))
    await expect(drawer).toBeHidden()
  })

  test('G5: the drawer has contact, languages and countries; closing it returns the focus to its button', async ({
    page,
    open,
  }) => {
    await open(pageUrl('en', 'productList', { id: '2' }))
    const button = page.getByRole('button', { name: 'Menu' })
    await button.tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Contact', { exact: true }).tap()
    await expect(drawer.getByRole('link', { name: '+65 6100 0000' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Malaysia' })).toHaveAttribute('target', '_blank')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await button.tap()
    await drawer.getByRole('link', { name: 'Bahasa Indonesia' }).tap()
    await page.waitForURL(({ pathname, search }) => pathname === pageUrl('id', 'productList') && /^\?id=2&t=\d+/.test(search))
  })
})

test('G5: the fallback for visitors without JavaScript is hidden from all others', async ({ page, open }) => {
  await open('/')
  await expect(page.locator('noscript').filter({ visible: true })).toHaveCount(0)
})

test('G4: another country opens its website in a new tab, and this site stays on Singapore', { tag: '@both' }, async ({
  page,
  context,
  open,
  isMobile,
}) => {
  await context.route('https://my.solenne.example.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Malaysia</h1>' }),
  )
  await open('/')
  await banner(page)
    .getByRole('button', { name: isMobile ? 'Menu' : 'Country' })
    .click()
  const choices = page.getByRole(isMobile ? 'dialog' : 'banner').getByRole('list', { name: 'Country' })
  const [tab] = await Promise.all([context.waitForEvent('page'), choices.getByRole('link', { name: 'Malaysia' }).click()])

  await expect(tab.getByRole('heading', { name: 'Malaysia' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('country'))).toBe('sg')
  if (!isMobile) await expect(banner(page).getByRole('button', { name: 'Country: Singapore' })).toBeVisible()
})

test('G4: the country list matches the API', async ({ page, open, request }) => {
  const countries = await apiData(request, getCountryList)
  await open('/')
  const choices = page.getByRole('contentinfo').getByRole('list', { name: 'Country' }).getByRole('listitem')
  await expect(choices).toHaveText(countries.map(({ name }) => new RegExp(name)))
})
