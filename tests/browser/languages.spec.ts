import type { Page } from '@playwright/test'
import { paths } from '#contract/pages/paths.ts'
import { compareUrl, pageUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { footerWith } from '#tests/support/footer.ts'
import { productIds } from '#tests/support/test-content.ts'
import { wordsIn } from '#tests/support/words.ts'

const kept = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
const addressIn = (page: Page) => new URL(page.url())

/** The language selector of the footer; the tests of the header cover the other one. */
const choiceOf = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test('G1: the selector lists the five languages in order, each with its label', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: isMobile ? 'Menu' : 'Language' })
    .click()
  const selector = page.getByRole(isMobile ? 'dialog' : 'banner').getByRole('list', { name: 'Language' })
  await expect(selector.getByRole('link')).toHaveText([/简/, /EN/, /韩/, /ID/, /繁/])
  await expect(selector.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
})

test('G2: the first visit is in English, and the session stores it', async ({ page, open }) => {
  await open(pageUrl('en', 'product', { id: 'HB-7830' }))
  expect(await kept(page, 'lang')).toBe('en')
  expect(addressIn(page).pathname).toBe(paths.product)
})

test('G2: a URL without a prefix redirects to the language of the session, without a history entry', async ({ page }) => {
  await page.goto(pageUrl('ko', 'productList', { id: '2' }))
  expect(await kept(page, 'lang')).toBe('other')

  await page.goto(`${pageUrl('en', 'product', { id: 'HB-7830' })}&utm_source=mail#manual`)
  await expect(page).toHaveURL(`${pageUrl('ko', 'product', { id: 'HB-7830' })}&utm_source=mail#manual`)
  await page.goBack()
  await expect(page).toHaveURL(pageUrl('ko', 'productList', { id: '2' }))
})

test('G2, G3: changing the language of a list keeps category and filters, scrolls to the top and adds the timestamp', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(pageUrl('en', 'productList', { id: '2', filter: 'energy:1;zones:1' }))
  await page.evaluate(() => scrollTo(0, 600))
  const footer = await footerWith(page, 'Language')
  await footer.getByRole('link', { name: '한국어' }).click()

  await page.waitForURL(/^[^?]+\/ko\/productlist/)
  const { searchParams } = addressIn(page)
  expect([searchParams.get('id'), searchParams.get('filter')]).toEqual(['2', 'energy:1;zones:1'])
  expect(Math.abs(Date.now() - Number(searchParams.get('t')))).toBeLessThan(600_000)
  expect(await kept(page, 'lang')).toBe('other')
  await hydrated(page)
  await expect(page).toHaveTitle('쿡탑 – Solenne')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
})

test('G3: changing the language of a product page translates the title and keeps the open tab', async ({ page, open }) => {
  await open(pageUrl('zh-Hans', 'product', { id: 'HB-7830' }))
  const chinese = await page.title()
  await page.getByRole('tab', { name: wordsIn('zh-Hans')('product.parameters') }).click()
  await expect(page).toHaveURL(/#parameters$/)
  await choiceOf(page, 'English').click()

  await page.waitForURL(
    ({ pathname, search, hash }) => pathname === paths.product && /^\?id=HB-7830&t=\d+$/.test(search) && hash === '#parameters',
  )
  await hydrated(page)
  await expect(page).toHaveTitle(/^HB-7830 .+ – Solenne$/)
  expect(await page.title()).not.toBe(chinese)
  expect(await kept(page, 'lang')).toBe('en')
  await expect(page.getByRole('tab', { name: 'Specifications' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => scrollY), 'begins at the top').toBe(0)
})

const listsAndDetails = [
  compareUrl('en', [productIds['HB-7830'], productIds['HB-6240']], 2),
  pageUrl('en', 'faq', { id: '2' }),
  pageUrl('en', 'manuals', { id: '2' }),
  ...(['newsHub', 'news', 'videos', 'recipes', 'cooperation', 'cases', 'happyKitchen'] as const).map((key) => pageUrl('en', key)),
]

for (const url of listsAndDetails) {
  test(`G2, G3: changing the language of ${url} adds the timestamp, keeps the rest and begins at the top; the first Back leads to the page before`, async ({
    page,
    open,
  }) => {
    await open(pageUrl('en', 'about'))
    await open(url)
    const before = addressIn(page)
    await choiceOf(page, '繁體中文').click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/zh-hant/'))
    await hydrated(page)
    const { pathname, searchParams } = addressIn(page)
    expect(pathname).toBe(`/zh-hant${before.pathname}`.toLowerCase())
    expect(Math.abs(Date.now() - Number(searchParams.get('t')))).toBeLessThan(600_000)
    searchParams.delete('t')
    expect([...searchParams]).toEqual([...before.searchParams])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(pageUrl('zh-Hant', 'about'))
  })
}

test('G3: changing the language of an article translates its title and adds the timestamp', async ({ page, open }) => {
  await open(pageUrl('en', 'news'))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(({ pathname }) => pathname === paths.newsArticle)
  const title = await page.title()
  const id = addressIn(page).searchParams.get('id')
  await choiceOf(page, '한국어').click()
  await page.waitForURL(({ pathname, searchParams }) => pathname === `/ko${paths.newsArticle}` && searchParams.has('t'))
  expect(addressIn(page).searchParams.get('id')).toBe(id)
  await hydrated(page)
  expect(await page.title()).not.toBe(title)
})
