import type { Page } from '@playwright/test'
import { readingUrls } from '#app/reading-urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')
const results = (page: Page) => page.getByRole('main')
const group = (page: Page, kind: 'product' | 'question' | 'document') =>
  results(page).getByRole('region', { name: english(`search.kind.${kind}`) })

test.describe('search: the page of results', () => {
  test.use({ javaScriptEnabled: false })

  test('works as a plain form, and puts the model that was named first', async ({ page }) => {
    await page.goto(readingUrls.search('en', ''))
    for (const code of ['RH-9010', 'rh9010', '9010']) {
      await results(page).getByRole('searchbox').fill(code)
      await results(page)
        .getByRole('button', { name: english('search.submit') })
        .click()
      await expect(group(page, 'product').getByRole('article').first()).toContainText('RH-9010')
    }
    await expect(page).toHaveURL('/search?q=9010')
    await expect(results(page).getByRole('searchbox')).toHaveValue('9010')
  })

  test('says how much there is of each kind, and marks what was looked for', async ({ page }) => {
    await page.goto(readingUrls.search('en', 'steam oven'))
    const kinds = results(page).getByRole('navigation', { name: english('search.groups') })
    await kinds.getByRole('link', { name: english('search.kind.question') }).click()
    await expect(group(page, 'question')).toBeInViewport()
    await expect(group(page, 'question').locator('mark').first()).toHaveText(/steam|oven/i)
    await expect(group(page, 'document').getByRole('link').first()).toHaveAttribute('href', /\.pdf$/)
  })

  test('finds models that are no longer sold, and says so', async ({ page }) => {
    await page.goto(readingUrls.search('en', 'RH-9008'))
    await expect(group(page, 'product').getByRole('article').first()).toContainText(english('search.discontinued'))
  })

  test('finding nothing leads on to the categories and to people', async ({ page }) => {
    await page.goto(readingUrls.search('en', 'zzyzx'))
    await expect(results(page).getByText(english('search.nothing', { words: 'zzyzx' }))).toBeVisible()
    await expect(results(page).getByRole('link', { name: 'Hobs' })).toBeVisible()
    await expect(results(page).getByRole('link', { name: '+65 6100 0000' })).toHaveAttribute('href', 'tel:+6561000000')
  })

  test('is nothing for search engines', async ({ page }) => {
    await page.goto(readingUrls.search('en', 'hood'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
