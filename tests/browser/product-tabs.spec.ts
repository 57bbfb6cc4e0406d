import type { Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { productData } from '#contract/wire/calls/product-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const hood = pageUrl('en', 'product', { id: 'RH-9010' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })

const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const topOfBar = async (page: Page) => Math.round((await page.getByRole('tablist').boundingBox())?.y ?? 0)

test('D6: one panel is visible; its tab is in the URL, and Back and reload restore it', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(hood)
  await expect(tab(page, 'Product details')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page)).toHaveCount(1)

  await tab(page, 'Specifications').click()
  await expect(page).toHaveURL(`${hood}#parameters`)
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page).getByRole('table', { name: 'Specifications' })).toBeVisible()
  await tab(page, 'Installation').click()
  await expect(page).toHaveURL(`${hood}#installation`)

  await page.goBack()
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByRole('table', { name: 'Specifications' })).toBeVisible()
})

test('G12: a toast covers no tab', { tag: '@both' }, async ({ page, open }) => {
  await open(hood)
  const footer = page.getByRole('contentinfo')
  await footer.locator('button[type=submit]').click()
  const toast = page.getByRole('status').getByText(wordsIn('en')('subscribe.empty'))
  await expect(toast).toBeVisible()
  await scrollTo(page, 1500)
  await expect.poll(() => topOfBar(page)).toBe(72)
  const bar = await page.getByRole('tablist').boundingBox()
  const top = (await toast.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? Number.POSITIVE_INFINITY))
})

test('G12: the panel of a tab shows its focus, and forced colours show which tab is selected', async ({ page, open }) => {
  await open(hood)
  await tab(page, 'Product details').focus()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toHaveCSS('outline-style', 'solid')

  await page.emulateMedia({ forcedColors: 'active' })
  const line = (name: string) => tab(page, name).evaluate((element) => getComputedStyle(element).borderBottomColor)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await line('Specifications')).toBe(ground)
  expect(await line('Product details')).not.toBe(ground)
})

test('D6: a hood’s fan curve is a drawing with a name, and a table of its points', { tag: '@both' }, async ({ page, open }) => {
  await open(`${hood}#parameters`)
  const curve = panel(page).getByRole('img', { name: 'Fan curve, RH-9010: 0 m³/h, 650 Pa – 1,450 m³/h, 0 Pa' })
  await expect(curve).toBeVisible()
  const points = panel(page).getByRole('table', { name: 'Fan curve' })
  await expect(points.getByRole('columnheader')).toHaveText(['Airflow', 'Static pressure'])
  await expect(points.getByRole('row').nth(1).getByRole('cell')).toHaveText([/^0\sm³\/h$/, /^650\sPa$/])
  await expect(points.getByRole('row').last().getByRole('cell')).toHaveText([/^1,450\sm³\/h$/, /^0\sPa$/])
})

test('D6: planning data is in the installation panel, and not among the specifications', async ({ page, open }) => {
  await open(`${hood}#installation`)
  const planning = panel(page).getByRole('table', { name: 'Planning and installation data' })
  await expect(planning.getByRole('row', { name: 'Weight' }).getByRole('cell')).toHaveText(/^25\skg$/)
  await expect(planning.getByRole('row', { name: 'Height above a gas hob' }).getByRole('cell')).toHaveText(/^350–450\smm$/)
  await tab(page, 'Specifications').click()
  await expect(panel(page).getByRole('rowheader', { name: 'Weight' })).toHaveCount(0)
})

test('D6: arrow keys move between tabs', async ({ page, open }) => {
  await open(hood)
  await tab(page, 'Product details').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Specifications')).toBeFocused()
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  const last = page.getByRole('tab').last()
  await expect(last).toBeFocused()
  await expect(last).toHaveAttribute('aria-selected', 'true')
})

test('D6: the bar scrolls to the open tab, whether from the URL or by arrow keys', { tag: '@both' }, async ({ page, open }) => {
  await open(`${hood}#manual`)
  await expect(tab(page, 'Manual')).toBeInViewport({ ratio: 1 })

  await tab(page, 'Manual').focus()
  await page.keyboard.press('Home')
  await expect(tab(page, 'Product details')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('End')
  await expect(tab(page, 'Manual')).toBeInViewport({ ratio: 1 })
})

for (const { language } of languages) {
  test(`D6: the tab bar is at most 660 px below the top of the page: ${language}`, { tag: '@both' }, async ({ page, open }) => {
    for (const code of ['RH-9010', 'HB-7830', 'SD-9008']) {
      await open(pageUrl(language, 'product', { id: code }))
      await scrollTo(page, 0)
      expect(await topOfBar(page), code).toBeLessThanOrEqual(660)
    }
  })
}

test('D6: from its own place the bar sticks below the header, without a jump', { tag: '@both' }, async ({ page, open }) => {
  await open(hood)
  await scrollTo(page, 0)
  const ownPlace = await topOfBar(page)
  const header = await page.getByRole('banner').boundingBox()
  const under = Math.round((header?.y ?? 0) + (header?.height ?? 0))
  for (const top of [ownPlace - under - 20, ownPlace - under, ownPlace - under + 10, 660, 661, 1400]) {
    await scrollTo(page, top)
    const expected = Math.max(ownPlace - top, under)
    expect(Math.abs((await topOfBar(page)) - expected), `scrolled by ${top}`).toBeLessThanOrEqual(1)
  }
})

test('D6: selecting a tab far down scrolls to the start of its panel, below the bar', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(hood)
  await scrollTo(page, 1500)
  await tab(page, 'Specifications').click()
  const heading = panel(page).getByRole('heading', { name: 'Specifications' })
  await expect(heading).toBeInViewport()
  const bar = await page.getByRole('tablist').boundingBox()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('D6: Features is a link to the page of the series, in the frame', { tag: '@both' }, async ({ page, open }) => {
  await open(hood)
  await expect(tab(page, 'Features')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Features', exact: true }).click()
  await expect(page).toHaveURL(pageUrl('en', 'framed', { type: '1', name: 'vela', cate: '1' }))
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toContainText('it leans back')
})

test('D6: the details are blocks with picture and text on alternating sides', { tag: '@both' }, async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const { details } = (await apiData(request, productData, { code: 'RH-9010' })).detail
  await open(hood)
  const titles = panel(page).getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(details.map(({ title }) => title))
  expect(details.length).toBeLessThanOrEqual(10)
  if (isMobile) return

  const sides = await panel(page)
    .locator('picture')
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture.getBoundingClientRect().left < innerWidth / 3 ? 'left' : 'right')),
    )
  expect(new Set(sides).size).toBe(2)
})

test('D6: the parameters are a table of names and values', async ({ page, open, request }) => {
  const { param } = (await apiData(request, productData, { code: 'RH-9010' })).detail
  await open(`${hood}#parameters`)
  const rows = panel(page).getByRole('table', { name: 'Specifications' }).getByRole('row')
  const planning = page.getByRole('table', { name: 'Planning and installation data', includeHidden: true })
  const names = param.map(({ name }) => name)
  const curve = names.indexOf('Fan curve')
  // The last one is about spare parts (X13).
  await expect(rows.getByRole('rowheader')).toHaveText([...names.slice(0, curve), wordsIn('en')('spareParts.name')])
  await expect(rows.getByRole('cell').nth(1)).toHaveText(param[1]?.content.join('') ?? '')
  await expect(planning.locator('th')).toHaveText(names.slice(curve + 1))
})

test('D6: the manual tab has a card per document, with kind and size, that links to a real PDF', async ({
  page,
  open,
  request,
}) => {
  await open(`${hood}#manual`)
  const kinds = ['User manual', 'Specification sheet', 'Installation guide', 'Warranty document', 'Accessories list', 'Brochure']
  const cards = panel(page).getByRole('link')
  await expect(cards).toHaveText(kinds.map((kind) => new RegExp(`${kind}.*PDF · ([\\d.,]+ (KB|MB) · )?English`)))
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('download', /^[\w.-]+\.pdf$/i)
    const file = await request.get((await card.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('D6: a link to another part of the page leaves the open tab as it is', { tag: '@both' }, async ({ page, open }) => {
  await open(hood)
  await tab(page, 'Specifications').click()
  await page.getByRole('main').getByRole('link', { name: 'Where to buy' }).click()
  await expect(page).toHaveURL(/#where-to-buy$/)
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/#parameters$/)
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-selected', 'true')
})

test('D6: a URL with a tab that the product does not have opens the first one', async ({ page, open }) => {
  await open(`${pageUrl('en', 'product', { id: 'HB-3020' })}#reviews`)
  await expect(tab(page, 'Manual')).toBeVisible()
  await expect(tab(page, 'Product details')).toHaveAttribute('aria-selected', 'true')
})
