import type { Page } from '@playwright/test'
import { expect, headerButtons, hydrated, test } from '#tests/support/browser-test.ts'

function paintNothing() {
  window.requestAnimationFrame = () => 0
}

/** Leaves two pages of the site in the tab's history. */
async function openHobsThenOvens(page: Page, open: (address: string) => Promise<void>) {
  await open('/productlist?id=2')
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Product categories' })
    .getByRole('link', { name: 'Electric ovens' })
    .click()
  await expect(page).toHaveURL('/productlist?id=3')
}

test('G11: no script is fetched before the first frame, and then all of them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  expect(scripts).toEqual([])
  await expect(headerButtons(page)).toHaveCount(0)

  await page.clock.runFor(20)
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(5)
})

test('G11: a tab that paints no frame, because it is behind another, gets its scripts all the same', async ({ page }) => {
  await page.addInitScript(paintNothing)
  await page.goto('/productlist?id=2')
  await hydrated(page)
})

test('P2: Back shows the right products, even before the scripts are there', async ({ page, open }) => {
  await openHobsThenOvens(page, open)
  // The scripts come a second after the reload.
  await page.addInitScript(paintNothing)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/productlist?id=2')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
  await hydrated(page)
})

test('P2: Back shows the right products, even while React takes the page over', async ({ page, open }) => {
  // Back is pressed once the scripts have begun, and heard before React has rendered: both wait for the same task to end.
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
  await expect(page).toHaveURL('/productlist?id=2')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
})
