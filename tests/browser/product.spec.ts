import { getDocumentProxy } from 'unpdf'
import { careUrl, pageUrl } from '#contract/pages/urls.ts'
import { productData } from '#contract/wire/calls/product-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const hood = pageUrl('en', 'product', { id: 'RH-9010' })
const gasHob = pageUrl('en', 'product', { id: 'HB-7830' })

test('D1: the picture is at most 400 px high and can be enlarged', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open(hood)
  const pictures = page.getByRole('region', { name: 'Pictures of RH-9010' })
  const height = Math.round((await pictures.getByRole('list').boundingBox())?.height ?? 0)
  if (isMobile) expect(height).toBeLessThanOrEqual(400)
  else expect(height).toBe(400)

  await pictures.getByRole('button', { name: 'Enlarge' }).first().click()
  const large = page.getByRole('dialog', { name: 'Pictures of RH-9010' })
  const width = async () => (await large.locator('img').first().boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(isMobile ? 320 : 600)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test('D1: keys and buttons move between the enlarged pictures and zoom them; Back closes them', async ({ page, open }) => {
  await open(hood)
  await page.getByRole('button', { name: 'Enlarge' }).first().click()
  const large = page.getByRole('dialog', { name: 'Pictures of RH-9010' })
  const counter = large.getByRole('status').filter({ hasText: '/ 2' })
  const width = async () => (await large.locator('img').nth(1).boundingBox())?.width ?? 0
  await expect(counter).toContainText('1 / 2')
  await expect(large.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(counter).toContainText('2 / 2')

  const whole = await width()
  await large.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(2 * whole)
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('0')
  await expect.poll(width).toBe(whole)
  await large.locator('img').nth(1).click()
  await expect.poll(width).toBeGreaterThan(2 * whole)
  await page.keyboard.press('-')
  await large.getByRole('button', { name: 'Previous' }).click()
  await expect(counter).toContainText('1 / 2')

  await page.goBack()
  await expect(large).toBeHidden()
  await expect(page).toHaveURL(hood)
})

test('D1: fingers swipe between the enlarged pictures; a double tap and two fingers zoom', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  await open(hood)
  await page.getByRole('button', { name: 'Enlarge' }).first().click()
  const large = page.getByRole('dialog', { name: 'Pictures of RH-9010' })
  const counter = large.getByRole('status').filter({ hasText: '/ 2' })
  await expect(counter).toContainText('1 / 2')
  const touch = await page.context().newCDPSession(page)
  const centre = { x: 180, y: 330 }
  const finger = (x: number) => [{ x, y: centre.y, id: 0 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(320) })
  for (const x of [300, 260, 200, 140, 80, 40])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(counter).toContainText('2 / 2')

  const width = async () => (await large.locator('img').nth(1).boundingBox())?.width ?? 0
  const whole = await width()
  await page.touchscreen.tap(centre.x, centre.y)
  await page.touchscreen.tap(centre.x, centre.y)
  await expect.poll(width).toBeGreaterThan(2 * whole)
  await large.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(width).toBe(whole)

  const fingers = (apart: number) => [-apart, apart].map((by, id) => ({ x: centre.x + by, y: centre.y, id }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (const apart of [40, 55, 70])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(width).toBeGreaterThan(1.5 * whole)
})

test('D2: shows code, tags, introduction and awards', async ({ page, open, request }) => {
  const { tags } = (await apiData(request, productData, { code: 'RH-9010' })).detail
  await open(hood)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RH-9010')
  await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).toHaveText(tags)
  await expect(page.getByRole('main').getByText('Opens and starts with a wave of the hand')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Awards' }).getByRole('listitem')).not.toHaveCount(0)
})

test('D3: the video plays in a dialog of at most 900×480', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open(hood)
  await page.getByRole('button', { name: 'Watch the video' }).click()
  const player = page.locator('video')
  await expect(player).toBeVisible()
  const box = await player.boundingBox()
  if (isMobile) expect(box?.width).toBeLessThanOrEqual(360)
  else expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([900, 480])
  await player.evaluate((element) => (element instanceof HTMLVideoElement ? element.play() : undefined))
  await expect
    .poll(() => player.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0)))
    .toBeGreaterThan(0)
})

test('D3: a product without a video has no video button', async ({ page, open }) => {
  await open(gasHob)
  await expect(page.getByRole('button', { name: 'Print specifications' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watch the video' })).toHaveCount(0)
})

test('D4: the print button prints a clean specification sheet', async ({ page, open, request }) => {
  const { param } = (await apiData(request, productData, { code: 'RH-9010' })).detail
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await open(hood)
  await page.getByRole('button', { name: 'Print specifications' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  await page.emulateMedia({ media: 'print' })
  // The fan curve and the planning data follow the technical parameters, and are not on the sheet.
  const names = param.map(({ name }) => name)
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText([
    ...names.slice(0, names.indexOf('Fan curve')),
    wordsIn('en')('spareParts.name'),
  ])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RH-9010')
  await expect(page.getByText(/^http.*\/productdetail\?id=RH-9010$/)).toBeVisible()
  // Only the brand of the header stays, as the head of the sheet.
  for (const role of ['navigation', 'contentinfo', 'tablist', 'checkbox'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByRole('banner').getByRole('link').filter({ visible: true })).toHaveText(['Solenne'])
  await expect(page.getByRole('main').getByRole('link').filter({ visible: true })).toHaveCount(0)
})

test('D4: the sheet fits on one page, with and without margins', async ({ page, open }) => {
  await open(hood)
  for (const margin of ['0', '10mm']) {
    const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } })
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages, `margin ${margin}`).toBe(1)
  }
})

test('a second status message replaces the first', async ({ page, open }) => {
  await open(gasHob)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Compare/ })
    .click()
  const answers = page.getByRole('status').filter({ hasText: /./ }).filter({ visible: true })
  await expect(answers).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(answers.filter({ hasText: /link/i })).toHaveCount(1)
  // Without waiting, because messages disappear after a while.
  expect(await answers.count()).toBe(1)
})

test('D5: a product sold online has a buy button; all link to Where to buy', async ({ page, open }) => {
  await open(hood)
  const buy = page.getByRole('link', { name: 'Buy online' })
  await expect(buy).toHaveAttribute('href', 'https://shop.example.com/solenne/rh-9010')
  await expect(buy).toHaveAttribute('target', '_blank')
  await expect(buy).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Where to buy' })).toBeVisible()
  await open(gasHob)
  await expect(page.getByRole('link', { name: 'Buy online' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Where to buy' }).click()
  await expect(page).toHaveURL(`${gasHob}#where-to-buy`)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Where to buy' })).toBeInViewport()
})

test('D5: the buttons fit the smallest phone, also in Indonesian', { tag: '@phone' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const code of ['HB-7830', 'RH-9010']) {
    await open(pageUrl('id', 'product', { id: code }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), code).toBe(320)
  }
})

test('D7: recommended products link to their pages, which open at the top', { tag: '@both' }, async ({ page, open }) => {
  await open(gasHob)
  const recommended = page.getByRole('region', { name: 'Goes well with this' })
  await expect(recommended.getByRole('link')).toHaveText([/HB-7320/, /HB-8041/, /RH-9010/])
  await recommended.getByRole('link', { name: /HB-8041/ }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'HB-8041' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HB-8041')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('D10: recommended products say why they go well with this one', { tag: '@both' }, async ({ page, open }) => {
  await open(gasHob)
  const recommended = page.getByRole('region', { name: 'Goes well with this' })
  await expect(recommended.getByText(/^Same series.*730\smm wide$/)).toBeVisible()
  const isCut = await recommended
    .getByText(/^Same series/)
    .first()
    .evaluate((reason) => {
      const row = reason.closest('ul')
      return row === null || reason.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom
    })
  expect(isCut, 'the reasons are within the row').toBe(false)
  await open(pageUrl('zh-Hans', 'product', { id: 'HB-7830' }))
  await expect(page.getByText(/^系列.*相同，宽 730\s毫米$/)).toBeVisible()
})

test('D11: links near the button lead to the charges, the care guide and the accessories', async ({ page, open }) => {
  await open(gasHob)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Prices and charges' })).toHaveAttribute('href', pageUrl('en', 'charges'))
  await expect(main.getByRole('link', { name: 'Care and cleaning' })).toHaveAttribute('href', careUrl('en', 2, 'gas'))
  await open(hood)
  await main.getByRole('link', { name: 'Accessories and parts', exact: true }).click()
  await expect(page).toHaveURL(`${hood}#accessories`)
  await expect(page.getByRole('tabpanel', { name: 'Accessories and parts' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(hood)
})

test('D8: the page can add the product to the comparison', async ({ page, open }) => {
  await open(gasHob)
  await page.getByRole('checkbox', { name: 'Add to compare' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Compare (1 product)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Products to compare' })
  await expect(drawer.getByRole('listitem')).toHaveText([/HB-7830/])
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Hobs' }).click()
  await expect(page.getByRole('checkbox', { name: 'Compare HB-7830' })).toBeChecked()
})

test('D: any spelling of the code and any case of the path redirect to the canonical URL', async ({ page }) => {
  await page.goto('/ProductDetail?id=rh-9010', { waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL(hood)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RH-9010')
})

test('G14: the URL can be copied, and shared if the device supports it', async ({ page, context, open, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => document.documentElement.setAttribute('data-shared', url ?? ''),
    })
  })
  await open(`${pageUrl('en', 'product', { id: 'HB-7830' })}&t=1700000000000#manual`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${gasHob}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${baseURL}${gasHob}`)
})

test('G12: text that somebody has selected stays selected when the page reacts to something else', async ({ page, open }) => {
  await open(hood)
  const selected = () => page.evaluate(() => getSelection()?.toString() ?? '')
  await page.evaluate(() => {
    const sentence = document.querySelector('[role=tabpanel] p')
    if (sentence) getSelection()?.selectAllChildren(sentence)
  })
  const before = await selected()
  expect(before).not.toBe('')

  // A change of the URL renders the whole page again.
  await page.getByRole('tab', { name: 'Specifications' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/#details$/)
  expect(await selected()).toBe(before)
})
