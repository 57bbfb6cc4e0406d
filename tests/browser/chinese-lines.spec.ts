import type { Page } from '@playwright/test'
import { pageUrl, readingUrls } from '#app/reading-urls.ts'
import { urls } from '#app/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

// The smallest phone that the site is made for, and a desk of 1280 px whose page is four times as large.
test.use({ viewport: { width: 320, height: 640 } })

/** Words that are broken, or stick out of the element that holds them. */
const tornWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .unbroken')]
      .filter((word) => {
        const holder = word.closest('h1:not(.visually-hidden), h2, h3, li, td, th, p')?.getBoundingClientRect()
        const { right } = word.getBoundingClientRect()
        return word.getClientRects().length > 1 || (holder !== undefined && right > holder.right + 1)
      })
      .map(({ textContent }) => textContent),
  )

for (const language of ['zh-Hans', 'zh-Hant'] as const) {
  test(`G12: on 320 px lines of Chinese headings end between words, ${language}`, async ({ page, open }) => {
    const pages = [
      urls.home(language),
      urls.productList(language, 2),
      urls.product(language, 'RH-9010'),
      pageUrl(language, 'news'),
      pageUrl(language, 'serviceIdea'),
      readingUrls.article(language, 'case', 'merbau-residence'),
    ]
    for (const address of pages) {
      await open(address)
      expect(await page.locator('main .unbroken').count(), address).toBeGreaterThan(3)
      expect(await tornWords(page), address).toEqual([])
    }
  })
}
