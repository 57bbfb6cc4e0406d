import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { movedBy } from '#tests/support/carousel.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('G12, P1: with reduced motion, the banners do not autoplay, but can be started', async ({ page, open }) => {
  await page.clock.install()
  await open(pageUrl('en', 'productList', { id: '2' }))
  const banners = page.getByRole('region', { name: 'Highlights: Hobs' })
  await expect(banners.getByRole('button', { name: 'Play slides' })).toBeVisible()
  expect(await movedBy(page, banners.getByRole('list'), 20_000)).toBe(0)
})

test('G12, H7: with reduced motion, the counters show their final value', async ({ page, open }) => {
  await open('/')
  const counters = page.getByRole('region', { name: 'In numbers' }).getByRole('definition')
  await expect(counters).toHaveText(['900+', '16,000+', '4,500+', '12,000+'])
})

test('G12: with reduced motion, nothing slides or fades', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open(pageUrl('en', 'productList', { id: '2' }))
  await page.getByRole('checkbox', { name: 'Compare HB-7830' }).check()
  await page.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))),
  )
  expect(longest).toBeLessThan(1)
  await page.keyboard.press('Escape')

  if (isMobile) return
  await page.getByRole('button', { name: 'Products' }).click()
  const track = page.getByRole('list', { name: 'Highlights: Hobs' })
  expect(await track.evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe('auto')
})
