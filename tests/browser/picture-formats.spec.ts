import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

test('G11: pictures have a modern format and the width that the screen needs', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  const first = page.getByRole('main').locator('picture').first()
  await expect(first.locator('source')).toHaveAttribute('type', 'image/avif')
  await expect(first.locator('img')).toHaveAttribute('src', /\.webp$/)
  const chosen = () => first.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await expect.poll(chosen).toMatch(/\.avif$/)
  const width = Number(/\.(\d+)\.avif$/.exec(await chosen())?.[1])
  const shown = page.viewportSize()?.width ?? 0
  expect(width).toBeGreaterThanOrEqual(shown)
  // The banner is cropped at its sides.
  expect(width).toBeLessThanOrEqual(shown * 2)
})
