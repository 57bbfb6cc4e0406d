import { expect } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { hydrated } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'
import { test, type View } from './audit-test.ts'
import { overflow, smallTargets, tornWords, undersizedPictures } from './measures/page-audits.ts'
import { screens } from './screens.ts'

/** Polls, because a resized page needs a frame or two to settle. Soft, so that all faults of a screen are reported together. */
const eventually = expect.configure({ soft: true, timeout: 120_000 }).poll

/** The smallest supported phone. A desktop window of 1280 px at 400 % zoom has the same width. */
const narrow = { width: 320, height: 640 }

/** axe still checks rules about the page as a whole, for example its landmarks. */
const withoutHeaderAndFooter = { include: ['html'], exclude: ['header:not(main *)', 'footer:not(main *)'] }

const inEnglish = { size: 'phone', language: 'en', isStill: true } as const satisfies View
const views: readonly View[] = [
  inEnglish,
  ...languages
    .filter(({ language }) => language !== 'en' && language !== 'zh-Hans')
    .map(({ language }): View => ({ size: 'phone', language, width: narrow.width, isStill: false })),
  { size: 'desk', language: 'en', width: 768, isStill: false },
  // Resized to the narrow width at the end.
  { size: 'desk', language: 'zh-Hans', isStill: true },
]

// Opens each screen once per view and runs all audits on it.
for (const view of views) {
  const { size, language } = view
  for (const { name, status, urlIn } of screens) {
    test(`G1, G11, G12: ${name}, ${size}, ${language}`, async ({ sample, visit }) => {
      const url = urlIn(sample, language)
      test.skip(url === undefined, 'this content has no such page')
      const { page, problems } = await visit(view)
      const answer = await page.goto(url ?? '/', { waitUntil: 'load' })
      await hydrated(page)

      expect(answer?.status()).toBe(status)
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
      if (language !== 'en') {
        const english = page.getByRole('main').getByText(wordsIn('en')('compare.compare'), { exact: true })
        expect.soft(await english.count(), 'English words').toBe(0)
      }
      // axe reports fading text as a contrast fault, so it checks only still pages. Header and footer are the same on all pages.
      const part = name === 'home' ? 'html' : language === 'en' ? withoutHeaderAndFooter : 'main'
      if (view.isStill) expect.soft(await accessibilityFaults(page, part), 'axe').toEqual([])

      if (view === inEnglish) {
        expect.soft(await smallTargets(page), 'targets below 24 px').toEqual([])
        await eventually(() => undersizedPictures(page), 'pictures larger than their file').toEqual([])
      }
      if (size === 'desk') {
        for (const width of language === 'en' ? [768, 1280, 1920] : [1280]) {
          await page.setViewportSize({ width, height: 800 })
          await eventually(() => overflow(page), `sideways scroll at ${width} px`).toBe(0)
          if (language === 'en')
            await eventually(() => undersizedPictures(page), `pictures larger than their file at ${width} px`).toEqual([])
        }
      }
      await page.setViewportSize(narrow)
      await eventually(() => overflow(page), 'sideways scroll at 320 px').toBe(0)
      await eventually(() => tornWords(page), 'words broken across lines').toEqual([])

      // The browser logs the 404 status and the blocked pictures.
      const expected = status === 404 ? /404|ERR_BLOCKED_BY_CLIENT|: inspector$/ : /ERR_BLOCKED_BY_CLIENT|: inspector$/
      expect.soft(problems.filter((problem) => !expected.test(problem))).toEqual([])
    })
  }
}
