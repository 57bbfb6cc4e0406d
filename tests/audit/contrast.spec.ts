import { expect } from '@playwright/test'
import { pageUrl } from '#app/reading-urls.ts'
import { urls } from '#app/urls.ts'
import { contrastOnPictures } from '#tests/support/picture-contrast.ts'
import { sizes, test } from './audit-test.ts'
import type { ContentSample } from './content-sample.ts'
import { serveQuickPictures } from './quick-pictures.ts'

const screens: Record<string, (sample: ContentSample) => string | undefined> = {
  home: () => urls.home('en'),
  'product list': ({ category }) => urls.productList('en', category),
  'list of in-sink dishwashers': () => urls.productList('en', 6),
  'news hub': () => pageUrl('en', 'newsHub'),
  'feature page': ({ feature }) => feature && urls.feature('en', feature.id),
  'picture story': ({ hasPage }) => (hasPage('image-story') ? pageUrl('en', 'imageStory') : undefined),
}

for (const size of sizes) {
  for (const [name, address] of Object.entries(screens)) {
    test(`G12: text over a picture of the ${name} has a contrast of 4.5:1 at its brightest pixel, ${size}`, async ({
      catalog,
      sample,
      newPage,
    }) => {
      const url = address(sample)
      test.skip(url === undefined, 'the content has no such page')
      const page = await newPage({ size, language: 'en', isStill: true })
      await serveQuickPictures(page, catalog)
      await page.goto(url ?? '/')
      const texts = await contrastOnPictures(page)
      expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([])
    })
  }
}
