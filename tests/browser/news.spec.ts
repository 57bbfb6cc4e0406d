import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { getHotCookbook, getHotNews } from '#contract/wire/calls/index-calls.ts'
import {
  getCookbookList,
  getHappinessList,
  getNewsList,
  getRecCookbookList,
  getRecNewsList,
  getRecVideoList,
  getVideoList,
} from '#contract/wire/calls/news-calls.ts'
import { dayText } from '#i18n/date-format.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { footerWith } from '#tests/support/footer.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const tabs = ['newsHub', 'news', 'videos', 'recipes'] as const
const tabNames = [t('hub.recommended'), t('hub.news'), t('hub.videos'), t('hub.recipes')]
const tabRow = (page: Page) => page.getByRole('navigation', { name: t('hub.tabs') })
const backToHub = (page: Page) =>
  page.getByRole('navigation', { name: t('breadcrumb.label') }).getByRole('link', { name: t('nav.news') })
const hubTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('hubTab'))
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('N1: all four pages of the hub start with a banner and four buttons', async ({ page, open }) => {
  for (const [index, tab] of tabs.entries()) {
    await open(pageUrl('en', tab))
    await expect(
      page
        .getByRole('region', { name: t('hub.banners') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await expect(tabRow(page).getByRole('link')).toHaveText(tabNames)
    await expect(tabRow(page).locator('[aria-current="page"]')).toHaveText(tabNames[index] ?? '')
  }
})

test('N1: the hub remembers the last tab until the visitor leaves the hub', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'newsHub'))
  expect(await hubTab(page)).toBe('1')
  for (const [index, name] of tabNames.entries()) {
    await tabRow(page).getByRole('link', { name, exact: true }).click()
    await expect(tabRow(page).locator('[aria-current="page"]')).toHaveText(name)
    expect(await hubTab(page)).toBe(String(index + 1))
  }
  await page.getByRole('banner').getByRole('link', { name: 'Solenne' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'home'))
  await expect.poll(() => hubTab(page)).toBe('1')

  // Also after opening a URL directly.
  await open(pageUrl('en', 'videos'))
  expect(await hubTab(page)).toBe('3')
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  expect(await hubTab(page)).toBe('1')
})

test('N1: the back link of an article returns to the tab it was opened from', async ({ page, open }) => {
  await open(pageUrl('en', 'recipes'))
  await cards(page)
    .getByRole('link', { name: /Congee/ })
    .click()
  await expect(page).toHaveURL(`${articleUrl('en', 'recipe', 'congee-with-ginger')}&list=recipes`)
  await expect(backToHub(page)).toHaveAttribute('href', pageUrl('en', 'recipes'))
  expect(await hubTab(page)).toBe('4')

  // Opening another article and reloading do not count as leaving the hub.
  await page
    .getByRole('region', { name: t('recipe.more') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).not.toHaveURL(/congee/)
  await page.reload()
  await hydrated(page)
  await backToHub(page).click()
  await expect(page).toHaveURL(pageUrl('en', 'recipes'))
})

test('N1: without a remembered tab, the back link opens the first page of the hub', async ({ page, open }) => {
  await open(articleUrl('en', 'news', 'cooking-evenings'))
  await expect(backToHub(page)).toHaveAttribute('href', pageUrl('en', 'newsHub'))
})

test('N1: the first page of the hub shows recommended articles and links to all articles of each kind', async ({
  page,
  open,
  request,
}) => {
  await open(pageUrl('en', 'newsHub'))
  for (const [name, list, all] of [
    [t('hub.news'), getRecNewsList, 'news'],
    [t('hub.videos'), getRecVideoList, 'videos'],
    [t('hub.recipes'), getRecCookbookList, 'recipes'],
  ] as const) {
    const titles = (await apiData(request, list)).map(({ title }) => title)
    const section = page.getByRole('region', { name })
    await expect(section.getByRole('article').getByRole('heading')).toHaveText(titles)
    await expect(section.getByRole('link', { name: t(`hub.${all}.all`) })).toHaveAttribute('href', pageUrl('en', all))
  }
})

for (const [requirement, tab, list, path] of [
  ['N2', 'news', getNewsList, paths.newsArticle],
  ['N3', 'videos', getVideoList, paths.video],
  ['N4', 'recipes', getCookbookList, paths.recipe],
  ['X3', 'happyKitchen', getHappinessList, paths.happyKitchen],
] as const) {
  test(`${requirement}: ${tab} are cards with date, title, picture and intro, and link to their articles`, async ({
    page,
    open,
    request,
  }) => {
    const { data: all } = await apiData(request, list, { page: '1', limit: '99' })
    await open(pageUrl('en', tab))
    await expect(cards(page)).toHaveCount(all.length)
    for (const [index, { title, publishdate, intro }] of all.entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('heading')).toHaveText(title)
      await expect(card.getByRole('time')).toHaveText(dayText('en', publishdate))
      await expect(card).toContainText(intro)
      await expect(card.locator('img')).toHaveCount(1)
      await expect(card.getByRole('link', { name: new RegExp(t('link.learnMore')) })).toHaveCount(1)
    }
    // The whole card is clickable.
    await cards(page)
      .first()
      .click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(new RegExp(`${path}\\?id=${all[0]?.id}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[0]?.title ?? '')
  })
}

test('N2: dates have the format of the visitor’s language', async ({ page, open }) => {
  for (const [language, day] of [
    ['en', '8 October 2026'],
    ['zh-Hans', '2026年10月8日'],
    ['ko', '2026년 10월 8일'],
    ['id', '8 Oktober 2026'],
    ['zh-Hant', '2026年10月8日'],
  ] as const satisfies readonly (readonly [Language, string])[]) {
    await open(articleUrl(language, 'news', 'cooking-evenings'))
    await expect(page.getByRole('main').getByRole('time').first()).toHaveText(day)
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('N5: a news article shows date, title and text at both URLs, and both have the same canonical URL', async ({
  page,
  open,
  baseURL,
}) => {
  const own = articleUrl('en', 'news', 'cooking-evenings')
  for (const url of [own, pageUrl('en', 'newsDetails', { id: 'cooking-evenings' })]) {
    await open(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday evenings at the stove')
    await expect(page.getByRole('heading', { level: 2, name: 'Four evenings until Christmas' })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${own}`)
  }
})

test('N5: the mentioned products are below the text', async ({ page, open }) => {
  await open(articleUrl('en', 'news', 'cooking-evenings'))
  const products = page.getByRole('region', { name: t('article.products') })
  await expect(products.getByRole('link')).toHaveText([/SO-6065/, /EO-6066/, /HB-7830/, /RH-9010/])
  await products.getByRole('link', { name: /EO-6066/ }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'EO-6066' }))
})

test('G14: Copy link copies the canonical URL, without the list that the visitor came from', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(articleUrl('en', 'news', 'cooking-evenings', 'news'))
  await page.getByRole('button', { name: t('share.copy') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('share.copied') })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${baseURL}${articleUrl('en', 'news', 'cooking-evenings')}`)
})

test('X3: the historical URL /xx redirects to Happy Kitchen; an entry links back to the list', async ({ page, open }) => {
  await open('/xx')
  await expect(page).toHaveURL(pageUrl('en', 'happyKitchen'))
  await cards(page)
    .getByRole('link', { name: /Sunday congee/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sunday congee')
  await page
    .getByRole('navigation', { name: t('breadcrumb.label') })
    .getByRole('link', { name: t('happy.title') })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'happyKitchen'))
})

test('H4, H5: the home page links to the hot news and recipes of the content', async ({ page, open, request }) => {
  await open('/')
  for (const [name, call] of [
    [t('home.hotNews'), getHotNews],
    [t('home.hotRecipes'), getHotCookbook],
  ] as const) {
    const titles = (await apiData(request, call)).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name }).getByRole('article').getByRole('heading')).toHaveText(titles)
  }
  await page
    .getByRole('region', { name: t('home.hotRecipes') })
    .getByRole('link', { name: /char siu/ })
    .click()
  await expect(page).toHaveURL(articleUrl('en', 'recipe', 'steamed-char-siu-buns'))
})

test('G5, G7: header and footer link to the news', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await open('/')
  const footer = await footerWith(page, t('nav.news'))
  for (const [label, tab] of [
    ['navigation.news', 'news'],
    ['navigation.videos', 'videos'],
    ['navigation.recipes', 'recipes'],
    ['navigation.happyKitchen', 'happyKitchen'],
  ] as const) {
    await expect(footer.getByRole('link', { name: t(label), exact: true })).toHaveAttribute('href', pageUrl('en', tab))
  }
  if (isMobile)
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.menu') })
      .click()
  const menu = page.getByRole(isMobile ? 'dialog' : 'banner')
  await menu.getByRole('link', { name: t('navigation.newsHub'), exact: true }).click()
  await expect(page).toHaveURL(pageUrl('en', 'newsHub'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('N1, N5: the hub and its articles can be read and navigated', async ({ page }) => {
    await page.goto(pageUrl('en', 'newsHub'))
    await tabRow(page)
      .getByRole('link', { name: t('hub.news') })
      .click()
    await expect(page).toHaveURL(pageUrl('en', 'news'))
    await cards(page)
      .getByRole('link', { name: /Thursday evenings/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday evenings at the stove')
    await backToHub(page).click()
    await expect(page).toHaveURL(pageUrl('en', 'newsHub'))
  })
})
