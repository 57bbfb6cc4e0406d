import { urls } from '#app/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'

// Drawn by the processor, as there is no graphics card: a small window takes a fraction of the time.
test.use({ viewport: { width: 640, height: 480 } })

test('D1: nothing of the 3D view is loaded before somebody asks for it', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(urls.product('en', 'HB-7830'))
  expect(asked.filter((url) => /model-viewer|\.glb|product-model/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Turn it in 3D' }).click()
  await expect(page.getByRole('dialog', { name: 'HB-7830 in 3D' })).toBeVisible()
  await expect.poll(() => asked.some((url) => url.endsWith('.glb'))).toBe(true)
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && !url.startsWith('blob:'))).toEqual([])
})

test('D1: the model is turned by the arrow keys, and Escape leads back to its button', async ({ page, open }) => {
  await open(urls.product('en', 'RH-9010'))
  const button = page.getByRole('button', { name: 'Turn it in 3D' })
  await button.click()
  const model = page.frameLocator('iframe').locator('model-viewer')
  await expect.poll(() => model.evaluate((element) => Reflect.get(element, 'loaded')), { timeout: 60_000 }).toBe(true)

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
  await page.goto(urls.productModel('en', 'SD-9008'))
  const picture = page.getByRole('img')
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
