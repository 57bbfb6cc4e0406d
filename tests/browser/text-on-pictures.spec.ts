import { pageUrl } from '#app/reading-urls.ts'
import { urls } from '#app/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { contrastOnPictures } from '#tests/support/picture-contrast.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 90_000 })

const screens = {
  home: urls.home('en'),
  'list of hobs': urls.productList('en', 2),
  'list of in-sink dishwashers': urls.productList('en', 6),
  'news hub': pageUrl('en', 'newsHub'),
  'feature page': urls.feature('en', 'vela'),
  'picture story': pageUrl('en', 'imageStory'),
}

for (const [name, address] of Object.entries(screens)) {
  test(`G12: what is written over a picture of the ${name} reads 4.5:1 at its brightest pixel`, async ({ page }) => {
    await page.goto(address)
    const texts = await contrastOnPictures(page)
    expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([])
  })
}
