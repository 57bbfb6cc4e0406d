import type { Page } from '@playwright/test'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

declare global {
  interface Window {
    firstText: string
  }
}

const recommended = 'Goes well with this'
const row = (page: Page) => page.getByRole('region', { name: recommended })

/** Records the text of a product's page when its heading is there for the first time. */
const watchFirstText = (page: Page, code: string) =>
  page.evaluate((expected) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.includes(expected)) return
      observer.disconnect()
      window.firstText = document.querySelector('main')?.textContent ?? ''
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, code)

const openFromList = async (page: Page, code: string) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(code) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
}

test('G11: the closed tabs of a product opened by a link have the same content as in the HTML of its page', async ({
  page,
  open,
}) => {
  const panels = () => page.getByRole('tabpanel', { includeHidden: true }).allTextContents()
  await open(pageUrl('en', 'product', { id: 'HB-7320' }))
  const sent = await panels()
  await open(productListUrl('en', 2))
  await openFromList(page, 'HB-7320')
  await expect.poll(panels).toEqual(sent)
})

test('G11: Back and Forward show the whole product at once, where the visitor had left it', async ({ page, open }) => {
  await open(productListUrl('en', 2))
  await openFromList(page, 'HB-7320')
  await row(page).scrollIntoViewIfNeeded()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('HB-7320')
  await watchFirstText(page, 'HB-7320')
  await page.goForward()
  await expect(row(page)).toBeInViewport()
  expect(await page.evaluate(() => window.firstText)).toContain(recommended)
})
