import { languageNames } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

for (const language of languageNames) {
  test(`G7: the footer stays within the page’s margins on windows of 1024 to 1440 px (${language})`, async ({ page, open }) => {
    await open(pageUrl(language, 'subscribe'))
    for (const width of [1024, 1152, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const ends = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))
      expect(Math.max(...ends), `${width} px`).toBeLessThan(width - 20)
    }
  })
}
