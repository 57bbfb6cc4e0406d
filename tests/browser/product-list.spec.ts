import type { Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { movedBy, stopClock } from '#tests/support/carousel.ts'
import { filtersWithoutResult } from '#tests/support/test-content.ts'
import { wordsIn } from '#tests/support/words.ts'

const hobs = productListUrl('en', 2)
const gasWithTwoBurners = productListUrl('en', 2, { energy: ['1'], zones: ['1'] })

const found = (page: Page) => page.getByRole('main').getByText(/^(\d+|No) products?$/)
const products = (page: Page) => page.getByRole('main').getByRole('article')

/** The filters: next to the list, or on a phone in a drawer. */
async function filters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters' }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

test('P1: the banners are at the top of the page, and play automatically up to the last one', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await stopClock(page)
  await open(hobs)
  const banners = page.getByRole('region', { name: 'Highlights: Hobs' })
  const header = await page.getByRole('banner').boundingBox()
  const place = await banners.boundingBox()
  expect(Math.abs((place?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1)

  await expect(banners.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  await page.clock.runFor(7_000)
  await page.clock.resume()
  await expect(banners.getByRole('button', { name: 'Slide 2 of 2' })).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(20_000)
  await expect(banners.getByRole('button', { name: 'Slide 2 of 2' })).toHaveAttribute('aria-current', 'true')
  await expect(banners.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('P1: autoplay stops while the banners have the pointer or the focus, and when paused', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await stopClock(page)
  await open(hobs)
  const banners = page.getByRole('region', { name: 'Highlights: Hobs' })
  const slides = banners.getByRole('list')

  await slides.focus()
  expect(await movedBy(page, slides, 20_000), 'with the focus in them').toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).focus()
  if (!isMobile) {
    await slides.hover({ position: { x: 640, y: 100 } })
    expect(await movedBy(page, slides, 20_000), 'under the mouse').toBe(0)
  }

  await banners.getByRole('button', { name: 'Pause slides' }).click()
  await page.mouse.move(5, 700)
  expect(await movedBy(page, slides, 20_000), 'paused').toBe(0)
  await page.clock.resume()
  await banners.getByRole('button', { name: 'Slide 2 of 2' }).click()
  await expect(banners.getByRole('button', { name: 'Slide 2 of 2' })).toHaveAttribute('aria-current', 'true')
})

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 1920, height: 1440 },
]) {
  test(`P1: the banners are 512 px high, or 40 % of the window if that is less: ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await open(hobs)
    const list = page.getByRole('region', { name: 'Highlights: Hobs' }).getByRole('list')
    expect((await list.boundingBox())?.height).toBeCloseTo(Math.min(512, 0.4 * height), 0)
  })
}

test('P1: the banners play only while they are in view', { tag: '@both' }, async ({ page, open }) => {
  await stopClock(page)
  await open(hobs)
  const slides = page.getByRole('region', { name: 'Highlights: Hobs' }).getByRole('list')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(slides).not.toBeInViewport()
  expect(await movedBy(page, slides, 20_000)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(slides).toBeInViewport()
  await page.clock.runFor(7_000)
  await page.clock.resume()
  await expect(page.getByRole('button', { name: 'Slide 2 of 2' })).toHaveAttribute('aria-current', 'true')
})

for (const { language } of languages) {
  test(`P1: the pictures of the first row of products are at least half in view: ${language}`, { tag: '@both' }, async ({
    page,
    open,
    isMobile,
  }) => {
    for (const category of [1, 2, 3, 4, 5, 6] as const) {
      await open(productListUrl(language, category))
      const bar = isMobile ? page.getByRole('region', { name: wordsIn(language)('contact.title') }) : undefined
      const end = bar ? ((await bar.boundingBox())?.y ?? 0) : 800
      const box = await products(page).first().locator('img').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2, `category ${category}`).toBeLessThanOrEqual(end)
    }
  })
}

test('P2: ticking and unticking change the URL, the products and the announced count', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(hobs)
  await expect(found(page)).toHaveText('7 products')
  const form = await filters(page, isMobile)
  const zones = form.getByRole('group', { name: 'Burners or zones' })

  await zones.getByRole('checkbox', { name: /^5 / }).check()
  await expect(page).toHaveURL(`${hobs}&filter=zones:4`)
  const [request] = await Promise.all([
    page.waitForRequest((sent) => new URL(sent.url()).pathname === `${paths.productList}.data`),
    zones.getByRole('checkbox', { name: /^2 / }).check(),
  ])
  const asked = new URL(request.url()).searchParams
  expect([asked.get('id'), asked.get('filter')]).toEqual(['2', 'zones:1,4'])
  await expect(page).toHaveURL(`${hobs}&filter=zones:1,4`)
  await expect(products(page)).toHaveCount(4)

  await form.getByRole('checkbox', { name: /^Gas / }).check()
  await expect(page).toHaveURL(`${hobs}&filter=energy:1;zones:1,4`)
  await zones.getByRole('checkbox', { name: /^2 / }).uncheck()
  await zones.getByRole('checkbox', { name: /^5 / }).uncheck()
  await expect(page).toHaveURL(`${hobs}&filter=energy:1`)
  if (isMobile) await form.getByRole('button', { name: 'Show 4 products' }).click()
  await expect(found(page)).toHaveText('4 products')
})

test('P7: the counts follow the choice, and values that would leave nothing are disabled', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(hobs)
  const form = await filters(page, isMobile)
  const zones = form.getByRole('group', { name: 'Burners or zones' })
  await expect(zones.getByRole('checkbox', { name: '4 2', exact: true })).toBeEnabled()

  await form.getByRole('checkbox', { name: 'Gas 4', exact: true }).check()
  await expect(zones.getByRole('checkbox', { name: '4 0', exact: true })).toBeDisabled()
  await expect(form.getByRole('checkbox', { name: 'Induction 3', exact: true })).toBeEnabled()
  await expect(form.getByRole('checkbox', { name: /^Gas/ })).toBeFocused()
})

test('P8: two selects narrow a range, and offer no bound that would leave nothing', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(hobs)
  const form = await filters(page, isMobile)
  const width = form.getByRole('group', { name: 'Width' })
  await width.getByRole('combobox', { name: 'Width: To', exact: true }).selectOption('730 mm')
  await expect(page).toHaveURL(`${hobs}&width=-730`)
  await expect(width.getByLabel('From').getByRole('option', { name: '900 mm' })).toBeDisabled()
  const price = form.getByRole('group', { name: 'Price' })
  await price.getByLabel('From').selectOption('S$1,000')
  await expect(page).toHaveURL(`${hobs}&width=-730&price=1000-`)
  if (isMobile) await expect(form.getByRole('button', { name: 'Show 2 products' })).toBeVisible()
  await expect(products(page)).toHaveCount(2)

  await page.reload()
  await hydrated(page)
  await expect(products(page)).toHaveCount(2)
})

test('P9: chosen filters are listed above the products, and each can be removed', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'productList', { id: '2', filter: 'energy:1;zones:1', width: '-730', sort: 'price' }))
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await expect(chips).toHaveText(['Gas', '2', 'up to 730 mm'])
  await page.getByRole('link', { name: 'Remove filter: Burners or zones: 2' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2', filter: 'energy:1', width: '-730', sort: 'price' }))
  await expect(chips).toHaveText(['Gas', 'up to 730 mm'])
  await expect(page.getByRole('link', { name: 'Remove filter: Width: up to 730 mm' })).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2', sort: 'price' }))
  await expect(chips).toHaveCount(0)
})

test('P7: the list can be sorted by what its products differ in', { tag: '@both' }, async ({ page, open }) => {
  await open(hobs)
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option')).toHaveText(['Series', 'Newest', 'Lowest price', 'Narrowest'])
  await sort.selectOption('Lowest price')
  await expect(page).toHaveURL(`${hobs}&sort=price`)
  await expect(products(page).first()).toContainText('HB-7325')
  await expect(page.getByRole('region', { name: 'Campo' })).toHaveCount(0)
  await expect(products(page)).toHaveCount(7)
  await sort.selectOption('Newest')
  await expect(products(page).first()).toContainText('HB-8041')
  await page.goBack()
  await expect(sort).toHaveValue('price')
  await expect(products(page).first()).toContainText('HB-7325')
})

test('P2: the filter groups can be collapsed', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open(hobs)
  const form = await filters(page, isMobile)
  const gas = form.getByRole('checkbox', { name: /^Gas / })
  await expect(gas).toBeVisible()
  await form.getByText('Energy').filter({ visible: true }).first().click()
  await expect(gas).toBeHidden()
})

test('P2: a shared or reloaded URL restores the filters, and Back undoes the last change', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(gasWithTwoBurners)
  await expect(products(page)).toHaveCount(2)
  const form = await filters(page, isMobile)
  await form.getByRole('checkbox', { name: /^Brushed steel / }).check()
  await expect(page).toHaveURL(`${gasWithTwoBurners.replace(';', ';surface:2;')}`)
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(3)

  await page.reload()
  await hydrated(page)
  await expect(found(page)).toHaveText('1 product')
  await page.goBack()
  await expect(page).toHaveURL(gasWithTwoBurners)
  await expect(found(page)).toHaveText('2 products')
  const again = isMobile ? await filters(page, isMobile) : form
  await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('P2: Back from a product restores the filters and the scroll position', { tag: '@both' }, async ({ page, open }) => {
  await open(productListUrl('en', 2, { energy: ['1'] }))
  const product = page.getByRole('link', { name: /HB-9050/ })
  await product.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(100)
  await product.click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'HB-9050' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(products(page)).toHaveCount(4)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5)
})

test('P2: filters work by keyboard, and the focus stays', async ({ page, open }) => {
  await open(hobs)
  const gas = page.getByRole('complementary').getByRole('checkbox', { name: /^Gas / })
  await gas.focus()
  await page.keyboard.press('Space')
  await expect(found(page)).toHaveText('4 products')
  await expect(gas).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('complementary').getByRole('checkbox', { name: /^Induction / })).toBeFocused()
})

test('G12: a box that is ticked stays in view, however low the window and however far the list was scrolled', {
  tag: '@both',
}, async ({ page, open, isMobile }) => {
  for (const height of isMobile ? [740] : [800, 640, 440]) {
    for (const place of [0, -1]) {
      await page.setViewportSize({ width: isMobile ? 360 : 1280, height })
      await open(hobs)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
      const form = await filters(page, isMobile)
      const value = await form.locator('input[name=filter]:enabled').nth(place).inputValue()
      const line = form.locator('label').filter({ has: page.locator(`input[value="${value}"]`) })
      await line.click()
      await expect(page).toHaveURL(/filter=/)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(line, `box ${place} at a height of ${height} px`).toBeInViewport({ ratio: 0.9 })
    }
  }
})

test('P2: an old link with a removed filter shows the whole category', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open(`${hobs}&filter=gone:1;energy:99`)
  await expect(found(page)).toHaveText('7 products')
  await expect((await filters(page, isMobile)).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('P3: products are grouped by series, each with picture, code, tags and a compare checkbox', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(hobs)
  const campo = page.getByRole('region', { name: 'Campo' })
  await expect(page.getByRole('region', { name: 'Fiamma' }).getByRole('article')).toHaveCount(4)
  await expect(campo.getByRole('article')).toHaveCount(3)
  await expect(campo.getByRole('link', { name: 'What makes Campo special' })).toHaveAttribute(
    'href',
    pageUrl('en', 'framed', { type: '1', name: 'campo', cate: '2' }),
  )

  const hob = campo.getByRole('article').filter({ hasText: 'HB-6240' })
  await expect(hob.locator('img')).toBeVisible()
  expect(await hob.getByRole('listitem').count()).toBeGreaterThan(0)
  await expect(hob.getByRole('checkbox', { name: 'Compare HB-6240' })).not.toBeChecked()
  await hob.getByRole('link').click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'HB-6240' }))
})

test('P3: without results, the page says so, and one button clears the filters', async ({ page, open }) => {
  await open(productListUrl('en', 2, filtersWithoutResult))
  await expect(found(page)).toHaveText('No products')
  await expect(page.getByText('No products match all these filters. Remove one to see more.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(hobs)
  await expect(found(page)).toHaveText('7 products')
})
