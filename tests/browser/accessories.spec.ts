import type { Page } from '@playwright/test'
import { accessoryUrl, compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')
const main = (page: Page) => page.getByRole('main')
const group = (page: Page, kind: 'filters' | 'accessory' | 'spare-part') =>
  main(page).getByRole('region', { name: english(`accessories.group.${kind}`) })
const modelField = (page: Page) =>
  main(page).getByRole('combobox', { name: english('accessories.model', { example: 'RH-9010' }) })

test.describe('K4: accessories without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('K4: typing a model shows its filters first', { tag: '@both' }, async ({ page }) => {
    await page.goto(pageUrl('en', 'accessories'))
    await modelField(page).fill('rh9010')
    await main(page)
      .getByRole('button', { name: english('accessories.find') })
      .click()
    await expect(page).toHaveURL(pageUrl('en', 'accessories', { code: 'RH-9010' }))
    await expect(main(page).getByRole('article').first()).toContainText('RK-90')
    await expect(group(page, 'filters').getByRole('article').filter({ hasText: 'CF-90' })).toContainText('Replace every 6 months')
    await expect(main(page).getByRole('article').filter({ hasText: 'FO-60-10' })).toHaveCount(0)
  })

  test('K4: an unknown model is a 404 that suggests similar ones', async ({ page }) => {
    const answer = await page.goto(pageUrl('en', 'accessories', { code: 'RH-9018' }))
    expect(answer?.status()).toBe(404)
    await main(page).getByRole('link', { name: 'RH-9010' }).click()
    await expect(group(page, 'filters')).toBeVisible()
  })
})

test('K4: the list is narrowed by category, and the field offers the models', async ({ page, open }) => {
  await open(pageUrl('en', 'accessories'))
  await expect(main(page).locator('datalist option[value="RH-9010"]')).toHaveCount(1)
  await main(page)
    .getByRole('navigation', { name: english('accessories.categories') })
    .getByRole('link', { name: 'Electric ovens' })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'accessories', { id: '3' }))
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(group(page, 'accessory').getByRole('article')).toContainText('Fits every model: Electric ovens')
})

test('K4: a part has a small square picture, described by its name', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('zh-Hans', 'accessories', { code: 'RH-9010' }))
  const kit = main(page).getByRole('article').filter({ hasText: 'RK-90' })
  const picture = kit.getByRole('img', { name: 'Vela 90 厘米烟机内循环套件' })
  await expect(picture).toHaveJSProperty('complete', true)
  const box = await picture.boundingBox()
  expect(box?.width).toBe(box?.height)
  expect(box?.width).toBeLessThanOrEqual(128)
})

test('K4: a price leads to what delivery costs', { tag: '@both' }, async ({ page, open }) => {
  await open(accessoryUrl('en', 'VA-9010-11'))
  const filters = main(page).getByRole('article').filter({ hasText: 'VA-9010-11' })
  await filters.getByRole('link', { name: english('accessories.delivery') }).click()
  await expect(page).toHaveURL(pageUrl('en', 'charges'))
  await expect(main(page).getByRole('row', { name: 'by courier' })).toContainText('S$8')
})

test('K4: product and support pages list matching accessories and link to all of them', async ({ page, open }) => {
  const all = english('offer.allAccessories', { code: 'RH-9010', count: 4 })
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  await page.getByRole('tab', { name: english('offer.accessories') }).click()
  await expect(
    page
      .getByRole('table', { name: english('offer.accessories') })
      .getByRole('row')
      .first(),
  ).toContainText('RK-90')
  // The name beside it describes the picture.
  await expect(page.getByRole('row', { name: /RK-90/ }).locator('img')).toHaveAttribute('alt', '')
  await expect(main(page).getByRole('link', { name: all })).toBeVisible()

  await open(pageUrl('en', 'support', { id: 'RH-9010' }))
  const section = main(page).getByRole('region', { name: english('offer.accessories') })
  await expect(section.getByRole('row')).toHaveCount(4)
  await section.getByRole('link', { name: all }).click()
  await expect(page).toHaveURL(pageUrl('en', 'accessories', { code: 'RH-9010' }))
})

test('K4: the search finds a part by its name, its number and its model', async ({ page, open }) => {
  for (const query of ['oil cup', 'VA-9010-12', 'cup RH-9010']) {
    await open(pageUrl('en', 'search', { q: query }))
    const found = main(page).getByRole('region', { name: english('search.kind.accessory') })
    await expect(found.getByRole('article').filter({ hasText: 'VA-9010-12' }).getByRole('link')).toHaveAttribute(
      'href',
      accessoryUrl('en', 'VA-9010-12'),
    )
  }
  await main(page).getByRole('link', { name: 'Oil cup' }).click()
  await expect(main(page).getByRole('article').filter({ hasText: 'VA-9010-12' })).toBeInViewport()
})

test('D9: cards, the product page and the comparison name the price', { tag: '@both' }, async ({ page, open }) => {
  const price = english('price.from', { price: 'S$3,480' })
  await open(productListUrl('en', 1))
  await expect(main(page).getByRole('article').filter({ hasText: 'RH-9010' }).first()).toContainText(price)
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  await expect(main(page).getByText(price)).toBeVisible()
  await expect(main(page).getByText('Recommended price on 1 November 2026')).toBeVisible()
  await open(compareUrl('en', ['101', '102']))
  const prices = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: english('pricing.name'), exact: true }) })
  await expect(prices).toContainText(price)
})

test('D9: a discontinued product has no price', async ({ page, open }) => {
  await open(pageUrl('en', 'product', { id: 'RH-9008' }))
  await expect(main(page).getByText('Recommended price on')).toHaveCount(0)
})

test('K5: the product leads to the charges, a table per group with numbers in the language', async ({ page, open }) => {
  await open(pageUrl('id', 'product', { id: 'RH-9010' }))
  const words = wordsIn('id')
  await main(page)
    .getByRole('link', { name: words('offer.charges') })
    .click()
  await expect(page).toHaveURL(pageUrl('id', 'charges'))
  await expect(main(page).getByRole('table')).toHaveCount(4)
  await expect(main(page).getByRole('row').filter({ hasText: 'Cooker hood island' })).toContainText('Mulai S$480')
  await expect(
    main(page)
      .getByRole('cell', { name: words('charges.included') })
      .first(),
  ).toBeVisible()
})

test('K6: support leads to the warranty terms, with the years of each group', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'RH-9010' }))
  await main(page)
    .getByRole('link', { name: english('offer.terms') })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'warrantyTerms'))
  const years = main(page).getByRole('table', { name: english('warrantyTerms.table') })
  await expect(years.getByRole('row', { name: 'Range hoods' })).toContainText('5 years')
  await expect(years.getByRole('row', { name: /consumables/ })).toContainText('None')
  await expect(main(page).getByRole('heading', { name: 'What is not covered' })).toBeVisible()
})

for (const url of [
  pageUrl('en', 'accessories', { code: 'RH-9010' }),
  pageUrl('zh-Hans', 'charges'),
  pageUrl('ko', 'warrantyTerms'),
]) {
  test(`G12: ${url} is accessible`, async ({ page, open }) => {
    await open(url)
    expect(await accessibilityFaults(page)).toEqual([])
  })
}
