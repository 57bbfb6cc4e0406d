import type { Page } from '@playwright/test'
import { paths } from '#contract/pages/paths.ts'
import { compareUrl, pageUrl } from '#contract/pages/urls.ts'
import { getGoodsInfo } from '#contract/wire/calls/product-calls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { observeLayoutShifts } from '#tests/support/layout-shift.ts'
import { productIds } from '#tests/support/test-content.ts'

const { 'HB-7830': brass, 'HB-7320': small, 'HB-6240': induction, 'EO-6072': oven } = productIds
const three = compareUrl('en', [brass, small, induction], 2)

const table = (page: Page) => page.getByRole('table')
const heads = (page: Page) => table(page).getByRole('columnheader')
const rowOf = (page: Page, parameter: string | RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: parameter }) })

test('G12: the head of a column is its name alone, and its buttons are in the row below', async ({ page, open }) => {
  await open(three)
  await expect(heads(page)).toHaveText([/^Specification$/, /^HB-7830/, /^HB-7320/, /^HB-6240/])
  await expect(heads(page).nth(1)).toHaveAttribute('abbr', 'HB-7830')
  await expect(heads(page).getByRole('button')).toHaveCount(0)
  await expect(heads(page).getByRole('link', { name: /^Remove/ })).toHaveCount(0)
  const buttons = table(page).getByRole('row').nth(1).getByRole('cell')
  await expect(buttons.nth(1).getByRole('button', { name: 'Keep HB-7320 in My kitchen' })).toBeVisible()
  await expect(buttons.nth(1).getByRole('link', { name: 'Remove HB-7320' })).toBeVisible()
})

test('C1: removing a column reloads the table', async ({ page, open }) => {
  await open(three)
  await expect(heads(page)).toHaveText([/Specification/, /HB-7830/, /HB-7320/, /HB-6240/])
  const [request] = await Promise.all([
    page.waitForRequest((sent) => new URL(sent.url()).pathname === `${paths.compare}.data`),
    page.getByRole('link', { name: 'Remove HB-7320' }).click(),
  ])
  expect(new URL(request.url()).searchParams.get('manycode')).toBe(`${brass},${induction}`)
  await expect(page).toHaveURL(compareUrl('en', [brass, induction], 2))
  await expect(heads(page)).toHaveText([/Specification/, /HB-7830/, /HB-6240/])
  await expect(page.getByRole('link', { name: 'Remove HB-6240' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Remove HB-7830' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('C2: selecting category, series and product adds a column; the button is disabled until all three are selected', async ({
  page,
  open,
}) => {
  await open(compareUrl('en', [brass], 2))
  const form = page.getByRole('form', { name: 'Add a product' })
  const confirm = form.getByRole('button', { name: 'Add to the comparison' })
  await expect(form.getByLabel('Category')).toHaveValue('2')
  await expect(confirm).toBeDisabled()

  await form.getByLabel('Series').selectOption('Fiamma')
  await expect(form.getByRole('option', { name: /HB-7830/ })).toBeDisabled()
  await expect(confirm).toBeDisabled()
  await form.getByLabel('Category').selectOption('Electric ovens')
  await expect(form.getByLabel('Series')).toHaveValue('')
  await form.getByLabel('Series').selectOption('Forno')
  await form.getByLabel('Product').selectOption('EO-6072')

  const [fetched] = await Promise.all([page.waitForRequest(`**${getGoodsInfo.path}?*`), confirm.click()])
  expect(new URL(fetched.url()).searchParams.get('code')).toBe('EO-6072')
  await expect(page).toHaveURL(compareUrl('en', [brass, oven], 3))
  await expect(heads(page)).toHaveText([/Specification/, /HB-7830/, /EO-6072/])
})

test('C2: products of several categories show all their parameters, with dashes for missing values', async ({ page, open }) => {
  await open(compareUrl('en', [brass, oven]))
  await expect(rowOf(page, 'Energy').getByRole('cell')).toHaveText([/Gas/, /–\s*not specified/])
  await expect(rowOf(page, 'Capacity').getByRole('cell')).toHaveText([/–\s*not specified/, /72\sL/])
})

test('C2: products that no longer exist are left out, and the page says so', async ({ page, open }) => {
  await open(compareUrl('en', [brass, '9999']))
  await expect(heads(page)).toHaveText([/Specification/, /HB-7830/])
  await expect(page.getByText('Some of these products are no longer in our range')).toBeVisible()
  await expect(page.getByRole('main').getByText('9999')).toHaveCount(0)
})

test('C2: an old link with `chuancode` adds that product', async ({ page, open }) => {
  await open(pageUrl('en', 'compare', { todata: '2', manycode: brass, chuancode: 'HB-6240' }))
  await expect(heads(page)).toHaveText([/Specification/, /HB-7830/, /HB-6240/])
})

test('C3: different rows can be highlighted, and equal rows hidden', { tag: '@both' }, async ({ page, open }) => {
  await open(compareUrl('en', [brass, small], 2))
  const rows = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ has: page.getByRole('cell') })
  const all = await rows.count()
  await expect(rowOf(page, 'Energy')).toBeVisible()
  await expect(table(page).getByText('(differs)')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Highlight differences' }).check()
  const differing = await table(page).getByText('(differs)').count()
  expect(differing).toBeGreaterThan(2)
  expect(differing).toBeLessThan(all)
  const background = (row: ReturnType<typeof rowOf>) =>
    row
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor)
  await expect.poll(() => background(rowOf(page, /^Width/))).not.toBe(await background(rowOf(page, 'Energy')))

  await page.getByRole('checkbox', { name: 'Hide identical rows' }).check()
  await expect(rows).toHaveCount(differing)
  await expect(rowOf(page, 'Energy')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Hide identical rows' }).uncheck()
  await expect(rows).toHaveCount(all)
})

test('C5: rows are grouped by theme, each under its heading', async ({ page, open }) => {
  await open(compareUrl('en', [brass, small], 2))
  const group = (name: string) =>
    table(page)
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(group('Size and capacity').getByRole('rowheader', { name: 'Width', exact: true })).toBeVisible()
  await expect(group('Performance').getByRole('rowheader', { name: /^Strongest burner/ })).toBeVisible()
  await expect(group('Price and service').getByRole('rowheader')).toHaveText([
    /Price and service/,
    /Price/,
    /Warranty/,
    /Spare parts/,
  ])
  await expect(group('Noise')).toHaveCount(0)
})

test('C6: the best value of a row says in words why it is the best', async ({ page, open }) => {
  await open(compareUrl('en', [brass, small], 2))
  await expect(rowOf(page, 'Price').getByRole('cell')).toHaveText([/1,680 incl. GST$/, /1,180 incl. GST\s*lowest$/])
  await expect(rowOf(page, /^Strongest burner/).getByRole('cell')).toHaveText([/5\.0\skW\s*strongest$/, /4\.7\skW$/])
  await expect(rowOf(page, /^Warranty/).getByRole('cell')).toHaveText([/^\d+$/, /^\d+$/])
  await expect(rowOf(page, /^Width/).getByRole('cell')).toHaveText([/mm$/, /mm$/])
})

test('C7: products of unrelated categories are explained, and offered as separate comparisons', async ({ page, open }) => {
  await open(compareUrl('en', [brass, oven, small]))
  await expect(page.getByText('These products do different jobs')).toBeVisible()
  await expect(rowOf(page, 'Price').getByText('lowest')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Electric ovens: EO-6072' })).toHaveAttribute('href', compareUrl('en', [oven], 3))
  await page.getByRole('link', { name: 'Hobs: HB-7830, HB-7320' }).click()
  await expect(page).toHaveURL(compareUrl('en', [brass, small], 2))
  await expect(page.getByText('These products do different jobs')).toHaveCount(0)
})

test('C8: names and pictures of the products stay in view while the table is scrolled', { tag: '@both' }, async ({
  page,
  open,
}) => {
  const shifts = await observeLayoutShifts(page)
  await open(three)
  const name = page.locator('[aria-hidden] > [data-shown]').getByText('HB-6240')
  await expect(name).toBeHidden()
  await rowOf(page, 'Energy').evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 300))
  await expect(name).toBeVisible()

  await page.getByRole('region', { name: 'Comparison table' }).evaluate((region) => region.scrollTo(region.scrollWidth, 0))
  const left = async (locator: typeof name) => (await locator.boundingBox())?.x ?? 0
  await expect.poll(async () => Math.abs((await left(name)) - (await left(heads(page).last())))).toBeLessThan(20)
  await expect(name).toBeInViewport()
  expect(await shifts()).toEqual([])

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(name).toBeHidden()
})

test('C3: with one product, the page offers no highlighting or hiding', async ({ page, open }) => {
  await open(compareUrl('en', [brass], 2))
  await expect(table(page)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Hide identical rows' })).toHaveCount(0)
})

test('C3: on a small screen, the first column stays while the others scroll, and the page itself does not scroll sideways', {
  tag: '@phone',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(three)
  const scroller = page.getByRole('region', { name: 'Comparison table' })
  const name = rowOf(page, /^Warranty/).getByRole('rowheader')
  const last = heads(page).last()
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))

  const [nameBox, lastBox] = await Promise.all([name.boundingBox(), last.boundingBox()])
  expect(nameBox?.x).toBeGreaterThanOrEqual(0)
  expect((nameBox?.x ?? 0) + (nameBox?.width ?? 0)).toBeLessThanOrEqual((lastBox?.x ?? 0) + 1)
  expect((lastBox?.x ?? 0) + (lastBox?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('C3: the printed page has only the table', async ({ page, open }) => {
  await open(three)
  await page.emulateMedia({ media: 'print' })
  await expect(table(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeHidden()
  await expect(page.getByRole('form')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Remove HB-7320' })).toBeHidden()
})

test('C9: says what each product is best at, and draws them to one scale, over each other', async ({ page, open }) => {
  await open(three)
  await expect(rowOf(page, 'Choose it for').getByRole('cell')).toHaveText([
    /^Strongest burner or zone: 5\.0\skW$/,
    /^Price: From S\$1,180 incl\. GST$/,
    /^Lowest setting: 0\.1\skW$/,
  ])
  const drawings = rowOf(page, 'Drawn to scale').getByRole('cell')
  await expect(drawings).toHaveText(['780 mm wide, 450 mm deep', '730 mm wide, 430 mm deep', '600 mm wide, 520 mm deep'])
  const edges = drawings.locator('svg > g > path:last-child')
  const widths = await edges.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width))
  expect(widths.map((width) => Math.round((width / (widths[0] ?? 1)) * 780))).toEqual([780, 730, 600])
  // Behind each one are the edges of both others.
  await expect(drawings.first().locator('svg > path')).toHaveCount(3)
})

test('C4: the URL decides the products; only the first three count', async ({ page, open }) => {
  await open(compareUrl('en', [brass, small, induction, oven]))
  await expect(heads(page)).toHaveText([/Specification/, /HB-7830/, /HB-7320/, /HB-6240/])
  await expect(page.getByText('You’re comparing three products. Remove one to add another.')).toBeVisible()
  await expect(page.getByText('Left out, because you can compare up to three products: EO-6072.')).toBeVisible()
  await expect(page).toHaveTitle('Compare products: HB-7830, HB-7320, HB-6240 – Solenne')
})

test('C4: an empty comparison explains how to start', async ({ page, open }) => {
  await open(compareUrl('en', []))
  await expect(page.getByText('Nothing to compare yet.')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Add a product' })).toBeVisible()
})
