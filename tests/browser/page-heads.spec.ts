import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'

/** Everything of the head that depends on the page, in a fixed order. */
const headOf = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.head.querySelectorAll('meta[name],meta[property],link[rel=canonical],link[rel=alternate]')]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  ])

const news = pageUrl('en', 'news')

test('G8: after a click, the head is that of the new page, and after Back that of the first one', async ({ page, open }) => {
  await open(news)
  const first = await headOf(page)
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i)
  const address = page.url()
  // What nobody sees changes after the page is painted.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  const clicked = await headOf(page)

  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(first)

  await open(address)
  expect(await headOf(page)).toEqual(clicked)
  expect(clicked).not.toEqual(first)
})
