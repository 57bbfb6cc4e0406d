import type { Page } from '@playwright/test'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { growContent } from '#tests/support/grown-content.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'

let site: RunningSite
let content: Awaited<ReturnType<typeof temporaryFolder>>

test.beforeAll(async () => {
  content = await temporaryFolder()
  await growContent(content.folder, { products: 100, series: 40, articles: 60 })
  site = await runSite({ content: content.folder, inPlace: true, compress: false })
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await content[Symbol.asyncDispose]()
})

const hoods = productListUrl('en', 1)
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const list = (page: Page, position: string) => page.getByRole('group', { name: position })

test('G10: the next page begins at its list, with the focus and its name there, and Back returns to where one was', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(site.origin + hoods)
  const first = await cards(page).first().textContent()
  await expect(cards(page)).toHaveCount(24)
  const next = pagesOf(page).getByRole('link', { name: 'Next', exact: true })
  await next.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await next.click()

  await expect(page).toHaveURL(`${site.origin}${hoods}&page=2#list`)
  await expect(page).toHaveTitle(/ – page 2 – /)
  await expect(list(page, 'Page 2 of 5')).toBeFocused()
  await expect(cards(page)).toHaveCount(24)
  await expect(cards(page).first()).toBeInViewport()
  expect(await cards(page).first().textContent()).not.toBe(first)

  await page.goBack()
  await expect(cards(page).first()).toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)
})

test('G10: the numbers lead to the first, the last and the neighbouring pages', async ({ page, open }) => {
  await open(`${site.origin}${hoods}&page=3`)
  const pages = pagesOf(page)
  await expect(pages.getByRole('link')).toHaveText(['Previous', '1', '2', '3', '4', '5', 'Next'])
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Page 5' }).click()
  await expect(list(page, 'Page 5 of 5')).toBeFocused()
  await expect(pages.getByRole('link')).toHaveText(['Previous', '1', '4', '5'])
})

test('P2, G10: a filter counts all its products and begins at page 1', async ({ page, open }) => {
  await open(`${site.origin}${hoods}&page=5`)
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Island/ })
    .check()
  await expect(page).toHaveURL(`${site.origin}${productListUrl('en', 1, { type: ['2'] })}`)
  await expect(page.getByRole('main').getByText('101 products', { exact: true })).toBeVisible()
  await expect(list(page, 'Page 1 of 5')).toBeVisible()
  await pagesOf(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.origin}${productListUrl('en', 1, { type: ['2'] }, 2)}#list`)
})

test('G3, G10: another language shows the same page of the list', async ({ page, open }) => {
  await open(`${site.origin}${pageUrl('en', 'news', { page: '2' })}`)
  await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search.replace(/&t=\d+$/, '')}` === pageUrl('ko', 'news', { page: '2' }),
  )
  await expect(list(page, '3페이지 중 2페이지')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('G10: the pages are links that lead to the beginning of the list', { tag: '@both' }, async ({ page }) => {
    await page.goto(`${site.origin}${pageUrl('en', 'recipes')}`)
    await pagesOf(page).getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}${pageUrl('en', 'recipes', { page: '2' })}#list`)
    await expect(cards(page)).toHaveCount(25)
    await expect(cards(page).first()).toBeInViewport()
    await pagesOf(page).getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}${pageUrl('en', 'recipes', { page: '3' })}#list`)
    await pagesOf(page).getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}${pageUrl('en', 'recipes', { page: '2' })}#list`)
  })

  test('P2: ticking a filter on a later page begins at page 1', async ({ page }) => {
    await page.goto(`${site.origin}${hoods}&page=3`)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^Island/ }).check()
    await filters.getByRole('button').click()
    await expect(list(page, 'Page 1 of 5')).toBeVisible()
    expect(new URL(page.url()).searchParams.has('page')).toBe(false)
  })
})
