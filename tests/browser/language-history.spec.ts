import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { footerWith } from '#tests/support/footer.ts'
import { control, formOf } from '#tests/support/visitor-forms.ts'

const before = pageUrl('en', 'about')
const entries = (page: Page) => page.evaluate(() => history.length)
const pathOf = (page: Page) => new URL(page.url()).pathname

type Selector = 'header' | 'drawer' | 'footer'

async function choose(page: Page, { selector, name }: { selector: Selector; name: string }) {
  if (selector === 'footer') {
    const footer = await footerWith(page, 'Language')
    return footer.getByRole('link', { name }).click()
  }
  const opener = page.getByRole('banner').getByRole('button', { name: selector === 'drawer' ? 'Menu' : 'Language' })
  await opener.click()
  const place = page.getByRole(selector === 'drawer' ? 'dialog' : 'banner')
  await place.getByRole('list', { name: 'Language' }).getByRole('link', { name }).click()
}

/** The page that a language change leads to, once it can be used. */
async function reached(page: Page, path: string) {
  await page.waitForURL(({ pathname }) => pathname === path)
  await hydrated(page)
}

const screens = [
  { name: 'a list', key: 'productList', query: { id: '2' } },
  { name: 'a product', key: 'product', query: { id: 'HB-7830' } },
  { name: 'home', key: 'home', query: {} },
  { name: 'a form', key: 'feedback', query: {} },
] as const

const selectors = [
  { selector: 'header', tag: [] },
  { selector: 'footer', tag: ['@both'] },
  { selector: 'drawer', tag: ['@phone'] },
] as const

for (const { selector, tag } of selectors) {
  for (const { name, key, query } of screens) {
    test(`G2: choosing a language in the ${selector} of ${name} replaces the history entry, and the first Back leads to the page before`, {
      tag: [...tag],
    }, async ({ page, open }) => {
      await open(before)
      await open(pageUrl('en', key, query))
      const count = await entries(page)
      await choose(page, { selector, name: '한국어' })
      await reached(page, new URL(pageUrl('ko', key, query), page.url()).pathname)
      // An open menu may leave its entry ahead of the page, never behind it.
      if (selector === 'footer') expect(await entries(page)).toBe(count)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('ko')

      await page.goBack()
      await reached(page, pageUrl('ko', 'about'))
    })
  }
}

test('G2: after a page that was reached by a link of the site, the first Back leads to the page before', async ({
  page,
  open,
}) => {
  await open(before)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /feedback|complaint/i })
    .first()
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'feedback'))
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  const count = await entries(page)
  await control(formOf(page), 'describe').fill('The door rattles')

  await choose(page, { selector: 'footer', name: '简体中文' })
  await reached(page, pageUrl('zh-Hans', 'feedback'))
  expect(await entries(page)).toBe(count)
  await expect(control(formOf(page), 'describe')).toHaveValue('The door rattles')
  await page.goBack()
  await reached(page, pageUrl('zh-Hans', 'about'))
})

for (const [from, to, name] of [
  ['ko', 'en', 'English'],
  ['ko', 'id', 'Bahasa Indonesia'],
] as const satisfies [Language, Language, string][]) {
  test(`G2: from ${from} to ${to}, the first Back leads to the page before as it was`, async ({ page, open }) => {
    await open(pageUrl(from, 'about'))
    await open(pageUrl(from, 'productList', { id: '2' }))
    const count = await entries(page)
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await reached(page, new URL(pageUrl(to, 'productList', { id: '2' }), page.url()).pathname)
    expect(await entries(page)).toBe(count)

    await page.goBack()
    await reached(page, pageUrl(from, 'about'))
  })
}

test('G2: the move of a URL without a prefix adds no history entry, and choosing another language there replaces it', async ({
  page,
  open,
}) => {
  await open(pageUrl('ko', 'about'))
  const count = await entries(page)
  await page.goto(pageUrl('en', 'faq'))
  await reached(page, pageUrl('ko', 'faq'))
  expect(await entries(page)).toBe(count + 1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await reached(page, pageUrl('en', 'faq'))
  expect(await entries(page)).toBe(count + 1)
  await page.goBack()
  await reached(page, pageUrl('ko', 'about'))
})

test('G2: several changes of language in a row are one history entry', async ({ page, open }) => {
  await open(before)
  await open(pageUrl('en', 'faq'))
  const count = await entries(page)
  for (const [language, name] of [
    ['ko', '한국어'],
    ['zh-Hant', '繁體中文'],
    ['en', 'English'],
    ['id', 'Bahasa Indonesia'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await reached(page, pageUrl(language, 'faq'))
  }
  expect(await entries(page)).toBe(count)
  await page.goBack()
  await reached(page, pageUrl('id', 'about'))
})

test('G2: a page that Back takes from the browser’s memory follows the language chosen since', async ({ page, open }) => {
  await open(before)
  await page.evaluate(() => {
    sessionStorage.setItem('lang', 'other')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await reached(page, pageUrl('ko', 'about'))
})

test('G2: a language opened in another tab leaves this one as it is', async ({ page, open, context }) => {
  await open(before)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: '한국어' })
    .click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await other.waitForURL(({ pathname }) => pathname === pageUrl('ko', 'about'))
  expect(pathOf(page)).toBe(before)
})
