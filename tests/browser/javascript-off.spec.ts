import { languages } from '#contract/languages.ts'
import { compareUrl, framedUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

test.use({ javaScriptEnabled: false })

test('G2: the languages are links', async ({ page }) => {
  await page.goto(pageUrl('en', 'productList', { id: '2', filter: 'energy:1' }))
  const choices = page.getByRole('contentinfo').getByRole('list', { name: 'Language' }).getByRole('link')
  await expect(choices).toHaveCount(languages.length)
  await choices.filter({ hasText: '한국어' }).click()
  await expect(page).toHaveURL(pageUrl('ko', 'productList', { id: '2', filter: 'energy:1' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
})

test('H1: every banner has its picture', async ({ page }) => {
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Highlights' })
  await expect(banners.locator('img')).toHaveCount(3)
})

test('G5: the header links to products, languages, countries and contact', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  if (isMobile) {
    await header.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Hobs' })).toBeInViewport()
    return
  }
  await header.getByRole('link', { name: /Language/ }).hover()
  await expect(header.getByRole('link', { name: '简体中文' })).toBeVisible()
  await header.getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '1' }))
})

test('P2: the filters are a form', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto(pageUrl('en', 'productList', { id: '2' }))
  const form = page.getByRole('complementary', { name: 'Filters' })
  if (isMobile) await expect(form).toBeVisible()
  await form.getByRole('checkbox', { name: /^Gas / }).check()
  await form.getByRole('group', { name: 'Burners or zones' }).getByRole('checkbox', { name: /^2 / }).check()
  await form.getByRole('button', { name: 'Show products' }).click()
  await expect(page.getByRole('main').getByText('2 products', { exact: true })).toBeVisible()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2' }))

  await form.getByRole('group', { name: 'Width' }).getByLabel('To').selectOption('730 mm')
  await page.getByLabel('Sort by').selectOption('Lowest price')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(form.getByRole('group', { name: 'Width' }).getByLabel('To')).toHaveValue('730')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('HB-7325')
  await page.getByRole('link', { name: 'Remove filter: Width: up to 730 mm' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2', sort: 'price' }))
})

test('H7: counters and banners show their content', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'In numbers' }).getByRole('definition')).toHaveText([
    '900+',
    '16,000+',
    '4,500+',
    '12,000+',
  ])
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('D6: a product page shows all panels, without buttons that need JavaScript', async ({ page }) => {
  await page.goto(pageUrl('en', 'product', { id: 'RH-9010' }))
  for (const table of ['Specifications', 'Fan curve', 'Planning and installation data']) {
    await expect(page.getByRole('main').getByRole('table', { name: table })).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('img', { name: /^Fan curve, RH-9010/ })).toBeVisible()
  for (const heading of ['Product details', 'Specifications', 'Installation', 'Accessories and parts']) {
    await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 2 })).toBeVisible()
  }
  for (const dead of ['Print specifications', 'Copy link', 'Watch the video', /^Compare/]) {
    await expect(page.getByRole('button', { name: dead }).filter({ visible: true })).toHaveCount(0)
  }
})

test('G6: the contact details are in the footer, because the three buttons need JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+65 6100 0000' })).toHaveAttribute(
    'href',
    'tel:+6561000000',
  )
})

test('C1, C2: links remove columns, and a form adds them', async ({ page }) => {
  await page.goto(compareUrl('en', ['201', '205'], 2))
  await page.getByRole('link', { name: 'Remove HB-6240' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Product' }).filter({ visible: true }).selectOption('HB-9050')
  await page.getByRole('button', { name: 'Add to the comparison' }).filter({ visible: true }).click()
  await expect(page.getByRole('columnheader')).toHaveText([/Specification/, /HB-7830/, /HB-9050/])
})

test('X1: the frame shows its page', async ({ page }) => {
  await page.goto(framedUrl('en', 'series', 'vela', 1))
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
})

test('D6: the features of a product lead to the page about its series', async ({ page }) => {
  await page.goto(pageUrl('en', 'product', { id: 'RH-9010' }))
  await page.getByRole('main').getByRole('link', { name: 'Features', exact: true }).click()
  await expect(page).toHaveURL(framedUrl('en', 'series', 'vela', 1))
})
