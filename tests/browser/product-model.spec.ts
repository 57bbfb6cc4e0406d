import type { Locator, Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'

// A small window, because without a GPU the CPU renders the model.
test.use({ viewport: ({ isMobile }, use) => use({ width: isMobile ? 360 : 640, height: 480 }) })

// One test, because rendering the model takes most of the time.
test('D1: the 3D view loads only on request and only from this site; arrow keys turn the model, and Escape returns the focus to its button', async ({
  page,
  open,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  expect(asked.filter((url) => /model-viewer|\.glb|product-model/.test(url))).toEqual([])

  const button = page.getByRole('button', { name: 'View in 3D' })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'RH-9010 in 3D' })).toBeVisible()
  const model = page.frameLocator('iframe').locator('model-viewer')
  await expect.poll(() => model.evaluate((element) => Reflect.get(element, 'loaded')), { timeout: 90_000 }).toBe(true)
  expect(asked.filter((url) => url.endsWith('.glb'))).toHaveLength(1)
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith('blob:'))).toEqual([])

  const before = (await orbitOf(model)).theta
  await page
    .frameLocator('iframe')
    .getByRole('img', { name: /Slanted range hood/ })
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await orbitOf(model)).theta, { timeout: 90_000 }).not.toBe(before)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('D13: buttons and keys zoom, turn and reset the model, and say what they did; axe finds no fault @both', async ({
  page,
}) => {
  // The CPU renders the model anew for every step.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const model = await openModel(page, 'RH-9010')
  const hint = page.getByText('Drag to turn. Pinch or scroll to zoom.')
  const button = (name: string) => page.getByRole('button', { name })
  const status = page.getByRole('status').filter({ hasText: /./ })
  await expect(hint).toBeVisible()
  const start = await orbitOf(model)

  await button('Turn left').click()
  await expect(hint).toBeHidden()
  await expect(status).toHaveText('Right')
  expect((await orbitOf(model)).theta - start.theta).toBeCloseTo(Math.PI / 6, 3)
  await button('Turn right').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await orbitOf(model)).theta).toBeCloseTo(start.theta, 3)

  await button('Zoom out').click()
  await expect(status).toHaveText(/^Zoomed out/)
  await page.keyboard.press('-')
  await expect(button('Zoom out')).toBeDisabled()
  await button('Zoom in').click()
  await expect(button('Zoom out')).toBeEnabled()
  for (let steps = 0; steps < 6; steps += 1) await button('Zoom in').press('+')
  await expect(button('Zoom in')).toBeDisabled()
  await expect(status).toHaveText('Zoomed in as far as possible')

  await button('Reset').click()
  await expect(status).toHaveText('First view again')
  await expect(button('Zoom in')).toBeEnabled()
  expect((await orbitOf(model)).radius).toBeCloseTo(start.radius, 3)

  for (const one of await page.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(Math.min(width, height), (await one.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
  expect(await accessibilityFaults(page)).toEqual([])
})

test('D13: dimensions are those of the facts; a swatch shows the model of another finish and links to its page @both', async ({
  page,
  open,
}) => {
  test.slow()
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  await page.getByRole('button', { name: 'View in 3D' }).click()
  const frame = page.frameLocator('iframe')
  const model = frame.locator('model-viewer')
  const toggle = frame.getByRole('button', { name: 'Show dimensions' })
  await expect(toggle).toBeVisible({ timeout: 90_000 })
  const sentence = 'Width 900\u00a0mm, depth 390\u00a0mm, height 520\u00a0mm'
  // The text of the model itself has the dimensions too.
  const drawing = frame.getByRole('img', { name: sentence, exact: true })
  await expect(drawing).toBeHidden()

  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(drawing).toBeVisible()
  await expect(frame.getByRole('status').filter({ hasText: sentence })).toBeAttached()
  for (const number of ['900', '390', '520']) await expect(drawing.getByText(`${number}\u00a0mm`)).toBeVisible()

  await expect(frame.getByRole('radio', { name: 'Black glass', exact: true })).toBeChecked()
  const link = frame.getByRole('link', { name: 'Go to RH-9011' })
  await expect(link).toBeHidden()
  const source = await model.getAttribute('src')
  await frame.getByRole('radio', { name: 'Pearl-white glass' }).check({ force: true })
  await expect(frame.getByRole('status').filter({ hasText: 'Pearl-white glass: RH-9011' })).toBeAttached({ timeout: 90_000 })
  expect(await model.evaluate((element) => Reflect.get(element, 'src'))).not.toBe(source)
  await expect(drawing).toBeVisible()

  await link.click()
  await expect(page).toHaveURL(/productdetail\?id=RH-9011$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('D1: if the 3D viewer fails to load, the picture stays and the page says so; axe finds no fault', async ({ page }) => {
  await page.route('**/model-viewer*.js', (route) => route.abort())
  await page.goto(pageUrl('en', 'productModel', { id: 'SD-9008' }))
  const picture = page.getByRole('img')
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('We couldn’t load the 3D view, so here is a picture.')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const fonts = () => page.evaluate(async () => (await document.fonts.load('15px "Hanken Grotesk"')).map(({ status }) => status))
  expect(await fonts(), 'the message is in the font of the site').toEqual(['loaded'])
})

test('D13: without WebGL, the picture stays and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(pageUrl('en', 'productModel', { id: 'SD-9008' }))
  await expect(page.getByText('We couldn’t load the 3D view, so here is a picture.')).toBeVisible()
  await expect(page.getByRole('img', { name: /SD-9008/ })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

async function openModel(page: Page, id: string): Promise<Locator> {
  await page.goto(pageUrl('en', 'productModel', { id }))
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeVisible({ timeout: 90_000 })
  return page.locator('model-viewer')
}

const orbitOf = (model: Locator): Promise<{ theta: number; radius: number }> =>
  model.evaluate((element) => {
    const { theta, radius } = Reflect.get(element, 'getCameraOrbit').call(element)
    return { theta, radius }
  })
