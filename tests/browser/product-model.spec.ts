import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'

// A small window, because without a GPU the CPU renders the model.
test.use({ viewport: { width: 640, height: 480 } })

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
  await expect.poll(() => model.evaluate((element) => Reflect.get(element, 'loaded')), { timeout: 60_000 }).toBe(true)
  expect(asked.filter((url) => url.endsWith('.glb'))).toHaveLength(1)
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith('blob:'))).toEqual([])

  const angle = () => model.evaluate((element) => Reflect.get(element, 'getCameraOrbit').call(element).theta)
  const before = await angle()
  await page
    .frameLocator('iframe')
    .getByRole('img', { name: /Slanted range hood/ })
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(angle, { timeout: 30_000 }).not.toBe(before)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('D1: if the 3D viewer fails to load, the picture stays; axe finds no fault', async ({ page }) => {
  await page.route('**/model-viewer*.js', (route) => route.abort())
  await page.goto(pageUrl('en', 'productModel', { id: 'SD-9008' }))
  const picture = page.getByRole('img')
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const fonts = () => page.evaluate(async () => (await document.fonts.load('15px "Hanken Grotesk"')).map(({ status }) => status))
  expect(await fonts(), 'the caption is in the font of the site').toEqual(['loaded'])
})
