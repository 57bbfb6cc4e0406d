import { pageUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { fontsOfHeading } from '#tests/support/fonts-of-heading.ts'

test('G11: web fonts that come late never replace those that somebody reads; the next page has them', async ({ page }) => {
  const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fontsMayCome
    await route.continue()
  })
  await page.goto(pageUrl('en', 'terms'), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  expect(await fontsOfHeading(page)).not.toContain('Fraunces')

  const arrived = Promise.all(['fraunces', 'hanken'].map((name) => page.waitForResponse(new RegExp(`${name}.*woff2$`))))
  letFontsCome()
  for (const response of await arrived) await response.finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await fontsOfHeading(page)).not.toContain('Fraunces')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
  await expect.poll(() => fontsOfHeading(page)).toEqual(['Fraunces'])
})
