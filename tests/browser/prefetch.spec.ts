import type { Locator, Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const list = pageUrl('en', 'productList', { id: '2' })

for (const { approach, act } of [
  { approach: 'the pointer rests on', act: (link: Locator) => link.hover() },
  { approach: 'the focus is on', act: (link: Locator) => link.focus() },
  { approach: 'a finger touches', act: (link: Locator) => link.dispatchEvent('touchstart') },
]) {
  test(`G11: a product page is there at once after ${approach} its link: data and code are prefetched`, async ({
    page,
    open,
  }) => {
    await open(list)
    const link = page.getByRole('main').getByRole('link', { name: /^HB-/ }).first()
    const needed = [/productdetail\.data/, /\/assets\/page-.*\.js$/]
    const arrived = Promise.all(needed.map((url) => page.waitForResponse((response) => url.test(response.url()))))
    await act(link)
    for (const response of await arrived) await response.finished()
    await page.waitForLoadState('networkidle')

    const clickedAt = await page.evaluate(() => performance.now())
    await link.click()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(page).toHaveURL(/productdetail/)
    expect(await loadedSince(page, clickedAt)).toEqual([])
  })
}

/**
 * Data and code whose bodies came over the network. The router may ask once more whether the prefetched data is still the same: the
 * answer has headers only, and the transfer is smaller than the body.
 */
function loadedSince(page: Page, time: number): Promise<string[]> {
  return page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(
          ({ name, startTime, initiatorType }) => startTime > since && initiatorType !== 'img' && !/\.(css|avif)$/.test(name),
        )
        // The first navigation also fetches the messages of all other pages.
        .filter(({ name }) => !name.includes('/assets/messages-'))
        .filter(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize)
        .map(({ name }) => name),
    time,
  )
}
