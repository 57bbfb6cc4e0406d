import { expect } from '@playwright/test'
import { hydrated } from '#tests/support/browser-test.ts'
import { sizes, test } from './audit-test.ts'
import { overflow } from './measures/page-audits.ts'
import { cutTexts, spaced } from './measures/text-spacing.ts'
import { everyScreen } from './screens.ts'

const soft = expect.configure({ soft: true })

for (const size of sizes) {
  // The page of a feature is shown in a frame and has no header.
  for (const { name, urlIn } of everyScreen.filter((screen) => screen.name !== 'feature')) {
    test(`G12: with more space between lines, words and letters, no text is cut off and nothing scrolls sideways, ${name}, ${size}`, async ({
      sample,
      visit,
    }) => {
      const url = urlIn(sample, 'id')
      test.skip(url === undefined, 'this content has no such page')
      const { page } = await visit({ size, language: 'id', isStill: true })
      await page.goto(url ?? '/', { waitUntil: 'load' })
      await hydrated(page)
      const before = await cutTexts(page)
      await spaced(page)
      await soft.poll(() => overflow(page), 'pixels of sideways scroll').toBe(0)
      soft((await cutTexts(page)).filter((text) => !before.includes(text))).toEqual([])
    })
  }
}
