import { expect } from '@playwright/test'
import { featureUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { contrastOnPictures } from '#tests/support/picture-contrast.ts'
import { sizes, test } from './audit-test.ts'
import type { ContentSample } from './content-sample.ts'
import { serveQuickPictures } from './quick-pictures.ts'

const screens: Record<string, (sample: ContentSample) => string | undefined> = {
  home: () => pageUrl('en', 'home'),
  'product list': ({ category }) => productListUrl('en', category),
  'list of in-sink dishwashers': () => productListUrl('en', 6),
  'news hub': () => pageUrl('en', 'newsHub'),
  'feature page': ({ feature }) => feature && featureUrl('en', feature.id),
  'picture story': ({ hasPage }) => (hasPage('image-story') ? pageUrl('en', 'imageStory') : undefined),
}

for (const size of sizes) {
  for (const [name, urlIn] of Object.entries(screens)) {
    test(`G12: text on pictures has a contrast of 4.5:1 even on the worst pixel, ${name}, ${size}`, async ({
      catalog,
      sample,
      newPage,
    }) => {
      const url = urlIn(sample)
      test.skip(url === undefined, 'this content has no such page')
      const page = await newPage({ size, language: 'en', isStill: true })
      await serveQuickPictures(page, catalog)
      await page.goto(url ?? '/')
      const texts = await contrastOnPictures(page)
      expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([])
    })
  }
}
