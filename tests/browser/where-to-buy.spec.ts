import type { Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl, visitUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const hood = pageUrl('en', 'product', { id: 'RH-9010' })
const gasHob = pageUrl('en', 'product', { id: 'HB-7830' })
const whereToBuy = (page: Page) => page.getByRole('region', { name: 'Where to buy' })
const postcode = (page: Page) => whereToBuy(page).getByLabel('Postal code, six digits')
const find = (page: Page) => whereToBuy(page).getByRole('button', { name: 'Find the nearest' })
const shops = (page: Page) => whereToBuy(page).getByRole('article')

test('D12: a postal code shows the three nearest shops without leaving the page', { tag: '@both' }, async ({ page, open }) => {
  // Tuesday noon in Singapore.
  await page.clock.setFixedTime(new Date('2026-06-02T12:00:00+08:00'))
  await open(hood)
  await page.getByRole('main').getByRole('link', { name: 'Where to buy' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Where to buy' })).toBeInViewport()
  await expect(shops(page)).toHaveCount(0)
  await postcode(page).fill('S529508')
  await find(page).click()

  await expect(whereToBuy(page).getByText('Nearest to your postal code')).toBeVisible()
  await expect(shops(page)).toHaveCount(3)
  const first = shops(page).first()
  await expect(first.getByRole('heading', { name: 'Eastline Appliances' })).toBeVisible()
  await expect(first).toContainText(/about \d+(\.5)? km/)
  await expect(first).toContainText('Open now')
  await expect(first.getByRole('list', { name: 'Opening hours' })).toBeVisible()
  await expect(first.getByRole('link', { name: /^Open in your map app/ })).toHaveAttribute('href', /google\.com\/maps/)
  await expect(whereToBuy(page).getByRole('link', { name: 'See all shops' })).toHaveAttribute(
    'href',
    pageUrl('en', 'shopFinder', { q: 'S529508' }),
  )
  await expect(page).toHaveURL(`${hood}#where-to-buy`)
  expect(await accessibilityFaults(page, 'section[aria-labelledby=where-to-buy]')).toEqual([])
})

test('D12: an area shows its shops, and a remote postal code says that none is near', async ({ page, open }) => {
  await open(hood)
  await whereToBuy(page).getByRole('group', { name: 'Or choose an area' }).getByRole('button', { name: 'West' }).click()
  await expect(whereToBuy(page)).toContainText('West: 3 shops')
  await expect(shops(page)).toHaveCount(3)
  await expect(whereToBuy(page)).not.toContainText('km')

  await postcode(page).fill('638897')
  await postcode(page).press('Enter')
  await expect(whereToBuy(page)).toContainText('There’s no shop within 5 km of your postal code. These are the nearest:')
  await expect(shops(page)).toHaveCount(3)
})

for (const { language } of languages)
  test(`D12: an invalid postal code gets a message at the field (${language})`, {
    tag: language === 'id' ? '@both' : [],
  }, async ({ page, open }) => {
    const t = wordsIn(language)
    await open(pageUrl(language, 'product', { id: 'RH-9010' }))
    const section = page.getByRole('region', { name: t('product.whereToBuy') })
    const field = section.getByLabel(t('buy.postcode'))
    await section.getByRole('button', { name: t('buy.find') }).click()
    await expect(field).toHaveAccessibleDescription(t('nearest.empty'))
    await field.fill('75001')
    await section.getByRole('button', { name: t('buy.find') }).click()
    await expect(field).toHaveAccessibleDescription(t('shops.postcodeUnknown', { example: '238897' }))
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(section.getByRole('article')).toHaveCount(0)
    expect(await accessibilityFaults(page, 'section[aria-labelledby=where-to-buy]')).toEqual([])
  })

test('D12, G9: shops that fail to load say so, and a retry works', async ({ page, open }) => {
  await open(hood)
  await page.route(`**${paths.nearestShops}*`, (route) => route.abort())
  await postcode(page).fill('529508')
  await find(page).click()
  await expect(whereToBuy(page).getByRole('alert')).toContainText('We couldn’t load this part.')
  await page.unroute(`**${paths.nearestShops}*`)
  await whereToBuy(page).getByRole('button', { name: 'Try again' }).click()
  await expect(shops(page)).toHaveCount(3)
})

test('D12, G9: if the code that shows the shops fails to load, the page says so, and a retry works', async ({ page, open }) => {
  await open(hood)
  await page.route('**/assets/found-shops-*.js', (route) => route.abort())
  await postcode(page).fill('529508')
  await find(page).click()
  await expect(whereToBuy(page).getByRole('alert')).toContainText('We couldn’t load this part.')
  await page.unroute('**/assets/found-shops-*.js')
  await whereToBuy(page).getByRole('button', { name: 'Try again' }).click()
  await expect(shops(page)).toHaveCount(3)
})

test('D12: showroom, shop online and telephone, in this order; online only if the product is sold there', async ({
  page,
  open,
}) => {
  await open(hood)
  await expect(whereToBuy(page).getByRole('heading', { level: 3 })).toHaveText(['Our showroom', 'Buy online', 'Phone'])
  await expect(whereToBuy(page).getByRole('link', { name: 'shop.example.com' })).toHaveAttribute(
    'href',
    'https://shop.example.com/solenne/rh-9010',
  )
  await expect(whereToBuy(page).getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
    'href',
    visitUrl('en', { codes: ['RH-9010'] }),
  )
  await expect(whereToBuy(page).getByRole('link').last()).toHaveAttribute('href', 'tel:+6561000000')
  await open(gasHob)
  await expect(whereToBuy(page).getByRole('heading', { level: 3 })).toHaveText(['Our showroom', 'Phone'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D12: the page itself answers the postal code and the area', { tag: '@both' }, async ({ page }) => {
    await page.goto(hood)
    await postcode(page).fill('529508')
    await find(page).click()
    await expect(page).toHaveURL(`${hood}&q=529508#where-to-buy`)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Where to buy' })).toBeInViewport()
    await expect(postcode(page)).toHaveValue('529508')
    await expect(shops(page)).toHaveCount(3)
    await expect(shops(page).first()).toContainText('Eastline Appliances')

    await whereToBuy(page).getByRole('button', { name: 'North', exact: true }).click()
    await expect(whereToBuy(page)).toContainText('North: 2 shops')
    await expect(shops(page)).toHaveCount(2)
  })

  test('D12: the message is at the field, in the language of the page', async ({ page }) => {
    await page.goto(pageUrl('id', 'product', { id: 'RH-9010', q: '12345' }))
    const field = page.getByLabel(wordsIn('id')('buy.postcode'))
    await expect(field).toHaveAccessibleDescription(wordsIn('id')('shops.postcodeUnknown', { example: '238897' }))
    await expect(field).toHaveValue('12345')
  })
})
