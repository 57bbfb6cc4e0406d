import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, headerButtons, hydrated, test } from '#tests/support/browser-test.ts'

function paintNothing() {
  window.requestAnimationFrame = () => 0
}

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

test('G11: no script loads before the first frame', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  expect(scripts).toEqual([])
  await expect(headerButtons(page)).toHaveCount(0)

  await page.clock.resume()
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(5)
})

test('G11: the styles of the first page are in its HTML, and nothing requests them again', async ({ page, open }) => {
  const stylesheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url()))
  await openHobsThenOvens(page, open)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ovens')
  expect(stylesheets).toEqual([])
})

test('G11: a background tab, which paints no frame, loads its scripts anyway', async ({ page }) => {
  await page.addInitScript(paintNothing)
  await page.goto(pageUrl('en', 'productList', { id: '2' }))
  await hydrated(page)
})

test('P2: Back shows the right products, even before the scripts have loaded', async ({ page, open }) => {
  await openHobsThenOvens(page, open)
  // Scripts load one second after the reload.
  await page.addInitScript(paintNothing)
  await page.reload()
  await page.goBack()
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
