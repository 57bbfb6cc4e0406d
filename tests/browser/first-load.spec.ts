import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'

/** Leaves two pages of the site in the tab's history. */
async function openHobsThenOvens(page: Page, open: (url: string) => Promise<void>) {
  await open(pageUrl('en', 'productList', { id: '2' }))
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Product categories' })
    .getByRole('link', { name: 'Electric ovens' })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '3' }))
}

test('P2: Back shows the right products, even before the scripts have loaded', async ({ page, open }) => {
  await openHobsThenOvens(page, open)
  let load = () => {}
  const wanted = new Promise<void>((go) => {
    load = go
  })
  await page.route('**/assets/*.js', (route) => wanted.then(() => route.continue()).catch(() => undefined))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ovens')
  await page.goBack({ waitUntil: 'commit' })
  load()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
  await hydrated(page)
})

test('P2: Back shows the right products, even during hydration', async ({ page, open }) => {
  // Goes back after the scripts have started and blocks their task, so that the event is handled before React renders.
  await page.addInitScript(() => {
    const read = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) => {
      if (type === 'navigation' && sessionStorage.getItem('back') === 'next') {
        sessionStorage.setItem('back', 'pressed')
        history.back()
        const until = performance.now() + 500
        while (performance.now() < until);
      }
      return read(type)
    }
  })
  await openHobsThenOvens(page, open)
  await page.evaluate(() => sessionStorage.setItem('back', 'next'))
  await page.reload()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
})

/** Names of the scripts that the page has loaded, without their hashes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/assets\/(.{1,80})-.{8}\.js$/.exec(name)?.[1] ?? []),
  )

test('G11: a product page loads no code of forms, articles, lists or what opens on demand', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'home'))
  expect(await scriptsOf(page)).toEqual(expect.arrayContaining(['shared', 'forms']))
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  const scripts = await scriptsOf(page)
  expect(scripts).toContain('shared')
  const notNeeded = ['forms', 'models', 'articles', 'lists', 'replies', 'send-form', 'found-shops', 'compare-drawer', 'lightbox']
  expect(scripts.filter((name) => notNeeded.includes(name))).toEqual([])
})
