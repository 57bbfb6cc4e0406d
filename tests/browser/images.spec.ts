import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { measureLayoutShift } from '#tests/support/layout-shift.ts'
import { screens } from '#tests/support/screens.ts'

test.describe(() => {
  // A picture is made when it is first asked for.
  test.setTimeout(90_000)

  for (const { name, address } of screens.filter(({ status }) => status === 200)) {
    test(`G11: every image of the ${name} has its size and loads`, async ({ page, open }) => {
      await open(address('en'))
      const images = page.locator('img')
      const sizeless = await images.evaluateAll((all) =>
        all
          .filter((image) => !(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0))
          .map((image) => image.outerHTML),
      )
      expect(sizeless).toEqual([])

      const broken = await images.evaluateAll(async (all) => {
        const loads = all.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) return image.outerHTML
          image.loading = 'eager'
          return image.decode().then(
            () => '',
            () => image.outerHTML,
          )
        })
        return (await Promise.all(loads)).filter((image) => image !== '')
      })
      expect(broken).toEqual([])
    })
  }
})

test('G11: pictures come in modern formats and in the width that the screen needs', async ({ page, open, isMobile }) => {
  await open('/productlist?id=2')
  const first = page.getByRole('main').locator('picture').first()
  const types = await first.locator('source').evaluateAll((sources) => sources.map((source) => source.getAttribute('type')))
  expect(types).toEqual(['image/avif', 'image/webp'])
  const chosen = () => first.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await expect.poll(chosen).toMatch(/\.avif$/)
  const width = Number(/\.(\d+)\.avif$/.exec(await chosen())?.[1])
  const screen = isMobile ? 360 : 1280
  expect(width).toBeGreaterThanOrEqual(screen)
  expect(width).toBeLessThan(screen * 2)
})

/** Goes down the page screen by screen, as a reader does, so that all that waits until it is near is loaded. */
async function readThrough(page: Page) {
  const heights = await page.evaluate(() => ({ page: document.documentElement.scrollHeight, screen: innerHeight }))
  for (let top = 0; top < heights.page; top += heights.screen / 2) {
    await page.evaluate(
      (to) =>
        new Promise((drawn) => {
          scrollTo({ top: to, behavior: 'instant' })
          requestAnimationFrame(() => requestAnimationFrame(drawn))
        }),
      top,
    )
  }
}

for (const { name, address } of screens.filter((screen) =>
  ['home', 'product list', 'product', 'comparison'].includes(screen.name),
)) {
  test(`G11: nothing on the ${name} shifts while it loads and is read`, async ({ page, open }) => {
    const shift = await measureLayoutShift(page)
    await open(address('en'))
    await readThrough(page)
    await page.evaluate(() => document.fonts.ready)
    // Letters of another width that take the place of the system's move by a pixel or two; what a reader would notice is far more.
    expect(await shift(), 'the layout shifts').toBeLessThan(0.01)
  })
}
