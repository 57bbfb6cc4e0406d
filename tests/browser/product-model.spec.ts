import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'

// Drawn by the processor, as there is no graphics card: a small window takes a fraction of the time.
test.use({ viewport: { width: 640, height: 480 } })

// One test, as drawing the model takes longer than all else here.
test('D1: nothing of the 3D view is loaded before somebody asks for it, and then nothing from elsewhere; the model is turned by the arrow keys, and Escape leads back to its button', async ({
  page,
  open,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  expect(asked.filter((url) => /model-viewer|\.glb|product-model/.test(url))).toEqual([])

  const button = page.getByRole('button', { name: 'Turn it in 3D' })
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

test('D1: where the viewer does not come, the still picture stays; axe finds no fault', async ({ page }) => {
  await page.route('**/model-viewer*.js', (route) => route.abort())
  await page.goto(pageUrl('en', 'productModel', { id: 'SD-9008' }))
  const picture = page.getByRole('img')
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const fonts = () => page.evaluate(async () => (await document.fonts.load('15px "Hanken Grotesk"')).map(({ status }) => status))
  expect(await fonts(), 'the caption is in the font of the site').toEqual(['loaded'])
})
