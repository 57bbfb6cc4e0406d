import { expect } from '@playwright/test'
import { hydrated } from '#tests/support/browser-test.ts'
import { setTextSize } from '#tests/support/text-size.ts'
import { wordsIn } from '#tests/support/words.ts'
import { test } from './audit-test.ts'
import { overflow, shreddedTexts } from './measures/page-audits.ts'
import { everyScreen } from './screens.ts'

const soft = expect.configure({ soft: true })

/** Text sizes in per cent and window widths: the usual phone, and the smallest one with the largest text. */
const cases = [
  { percent: 125, width: 360 },
  { percent: 150, width: 360 },
  { percent: 200, width: 360 },
  { percent: 200, width: 320 },
]

/** Kinds of page with the longest words of the interface, which are seen in a language of long words and in one of wide characters too. */
const inMoreLanguages = ['home', 'product', 'product list', 'news hub', 'feedback', 'fit', 'my kitchen', 'search with results']
const views = [
  ...everyScreen.map((screen) => ({ screen, language: 'en' as const })),
  ...(['id', 'zh-Hant'] as const).flatMap((language) =>
    everyScreen.filter(({ name }) => inMoreLanguages.includes(name)).map((screen) => ({ screen, language })),
  ),
]

// The page of a feature is shown in a frame and has no header.
for (const {
  screen: { name, urlIn },
  language,
} of views.filter(({ screen }) => screen.name !== 'feature')) {
  test(`G12: with text of up to 200 % on a phone, nothing scrolls sideways, the menu stays in view and words stay whole, ${name}, ${language}`, async ({
    sample,
    visit,
  }) => {
    const url = urlIn(sample, language)
    test.skip(url === undefined, 'this content has no such page')
    const { page } = await visit({ size: 'phone', language, isStill: true })
    await page.goto(url ?? '/', { waitUntil: 'load' })
    await hydrated(page)
    const menu = page.getByRole('banner').getByRole('button', { name: wordsIn(language)('nav.menu'), exact: true })
    for (const { percent, width } of cases) {
      const at = `${percent} % at ${width} px`
      await page.setViewportSize({ width, height: 740 })
      await setTextSize(page, percent)
      await soft.poll(() => overflow(page), `pixels of sideways scroll, ${at}`).toBe(0)
      await soft.poll(() => shreddedTexts(page), `texts with a few letters a line, ${at}`).toEqual([])
      await soft(menu, `menu, ${at}`).toBeInViewport({ ratio: 1 })
    }
  })
}
