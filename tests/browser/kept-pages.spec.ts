import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { type Failure, failingNetwork } from '#tests/support/failing-network.ts'
import { sites } from '#tests/support/sites.ts'
import { wordsIn } from '#tests/support/words.ts'

const wordsOfApi = apiWords('en')
const failures: readonly Failure[] = ['stalled', 'refused', 'badGateway', 'login', 'cut', 'stalledBody']
const guide = pageUrl('en', 'care', { id: '2' })
const guideTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Caring for your hob' })
const copyNotice = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: /copy kept on this device on \d+ \w+ 20\d\d/ })
const offline = (page: Page) => page.getByRole('heading', { name: 'The site can’t be reached' })

/** Keeps the manual and the care guide of a hob. */
async function keepHob(page: Page, origin: string, language: 'en' | 'zh-Hans' = 'en') {
  const t = wordsIn(language)
  await page.goto(`${origin}${pageUrl(language, 'myKitchen')}`)
  await hydrated(page)
  const form = page.locator('form').filter({ has: page.locator('#owned-model') })
  await form.locator('#owned-model').fill('HB-7830')
  await form.getByRole('button').click()
  await page.getByRole('button', { name: t('atHome.keep') }).click()
  await expect(page.getByRole('article').getByText(t('atHome.kept'))).toBeVisible({ timeout: 90_000 })
}

/** Three seconds, and what a busy machine may add. The browser itself would wait for a stalled network for 35 seconds. */
const arrivesMs = 15_000

/** Milliseconds until the page that a navigation led to began to arrive. */
const arrivedAfter = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming ? entry.responseStart : Number.POSITIVE_INFINITY
  })

for (const failure of failures) {
  test(`MK4: within three seconds, the offline copy is shown if the network is ${failure}, with the day it is from`, async ({
    page,
  }) => {
    await using network = await failingNetwork(sites.behaviour.url)
    await keepHob(page, network.origin)
    await page.goto(`${network.origin}${guide}`)
    await expect(guideTitle(page)).toBeVisible()
    await expect(copyNotice(page)).toHaveCount(0)

    await network.fail(failure)
    for (const address of [guide, `${guide}&utm_source=mail&fbclid=1`, `/CARE/?utm_campaign=x&id=2`]) {
      await page.goto(`${network.origin}${address}`)
      await expect(guideTitle(page), address).toBeVisible()
      await expect(copyNotice(page), address).toBeVisible()
      expect(await arrivedAfter(page), address).toBeLessThan(arrivesMs)
    }
    await page.goto(`${network.origin}${pageUrl('en', 'myKitchen')}?utm_source=mail`)
    await expect(page.getByRole('article', { name: 'HB-7830' })).toBeVisible()

    await network.fail(undefined)
    await copyNotice(page).getByRole('link', { name: 'Load the current page' }).click()
    await expect(copyNotice(page)).toHaveCount(0)
    await expect(page.getByRole('article', { name: 'HB-7830' })).toBeVisible()
  })
}

for (const failure of ['stalled', 'refused'] as const) {
  test(`MK4: within three seconds, the offline page is shown for a page that isn’t cached if the network is ${failure}`, async ({
    page,
  }) => {
    await using network = await failingNetwork(sites.behaviour.url)
    await keepHob(page, network.origin)
    await network.fail(failure)
    for (const address of [pageUrl('en', 'about'), pageUrl('en', 'care', { id: '1' }), pageUrl('en', 'care')]) {
      await page.goto(`${network.origin}${address}`)
      await expect(offline(page), address).toBeVisible()
      expect(await arrivedAfter(page), address).toBeLessThan(arrivesMs)
    }
  })
}

test('MK4: a page that isn’t cached shows the login of a public network', async ({ page }) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin)
  await network.fail('login')
  await page.goto(`${network.origin}${pageUrl('en', 'about')}`)
  await expect(page.getByRole('heading', { name: 'Log in to this network' })).toBeVisible()
})

for (const failure of ['badGateway', 'unavailable', 'gatewayTimeout'] as const) {
  test(`MK4: in place of a page that isn’t cached, the site’s own page is shown if a proxy says ${failure}`, async ({ page }) => {
    await using network = await failingNetwork(sites.behaviour.url)
    await keepHob(page, network.origin, 'zh-Hans')
    await network.fail(failure)
    const about = `${network.origin}${pageUrl('zh-Hans', 'about')}`
    await page.goto(about)
    await expect(page.getByRole('heading', { name: '现在连不上网站' })).toBeVisible()
    await network.fail(undefined)
    await page.getByRole('link', { name: '重试' }).click()
    await hydrated(page)
    await expect(page).toHaveURL(about)
  })
}

for (const status of [500, 503] as const) {
  test(`MK4: the site’s own page for ${status} is shown as it is`, async ({ page }) => {
    await using network = await failingNetwork(sites.behaviour.url)
    await keepHob(page, network.origin)
    await network.fail(status)
    await page.goto(`${network.origin}${pageUrl('en', 'about')}`)
    await expect(page.getByRole('heading', { name: wordsOfApi(status === 500 ? 'refusal.500' : 'page.busy') })).toBeVisible()
  })
}

test('MK4: on a slow network that works, the notice on the offline copy links to the current page', async ({ page }) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin)
  network.delay(2_500)
  await page.goto(`${network.origin}${guide}`)
  await expect(copyNotice(page)).toContainText('The network is slow, or the site can’t be reached.')
  await copyNotice(page).getByRole('link', { name: 'Load the current page' }).click()
  await expect(copyNotice(page)).toHaveCount(0)
  await expect(guideTitle(page)).toBeVisible()
  await expect(page).toHaveURL(`${network.origin}${guide}`)
})

test('MK4: if the current page doesn’t come after all, the copy is shown again', async ({ page }) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin)
  await network.fail('badGateway')
  await page.goto(`${network.origin}${guide}`)
  const load = copyNotice(page).getByRole('link', { name: 'Load the current page' })
  for (let press = 0; press < 2; press += 1) {
    const reloaded = page.waitForEvent('domcontentloaded')
    await load.click()
    await reloaded
    await expect(guideTitle(page)).toBeVisible()
    await expect(copyNotice(page)).toBeVisible()
  }
})

test('MK4: a network that responds late but in time shows the current page, and a redirect of the site is followed', async ({
  page,
}) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin)
  network.delay(700)
  await page.goto(`${network.origin}${guide}`)
  await expect(guideTitle(page)).toBeVisible()
  await expect(copyNotice(page)).toHaveCount(0)
  network.delay(0)
  await page.goto(`${network.origin}/CARE/?id=2`)
  await expect(page).toHaveURL(/\/care\?id=2$/)
  await expect(copyNotice(page)).toHaveCount(0)
})

test('MK4: a slow page that isn’t cached is awaited while the network responds to anything', async ({ page }) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin)
  network.delay(900)
  await page.goto(`${network.origin}${pageUrl('en', 'about')}`)
  await expect(offline(page)).toHaveCount(0)
  await hydrated(page)
})

test('MK4: the line about the copy goes with the page, and is in the language of the page', async ({ page }) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin, 'zh-Hans')
  await network.fail('refused')
  await page.goto(`${network.origin}${pageUrl('zh-Hans', 'myKitchen')}`)
  const line = page.getByRole('complementary').filter({ hasText: /连不上网站。这是20\d\d年\d+月\d+日存在这台设备上的页面。/ })
  await expect(line).toBeVisible()
  await hydrated(page)
  await network.fail(undefined)
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pageUrl('zh-Hans', 'about')}"]`)
    .click()
  await expect(page).toHaveURL(`${network.origin}${pageUrl('zh-Hans', 'about')}`)
  await expect(line).toHaveCount(0)
})

test('MK4: a link from one offline copy to another shows it within three seconds while the network is stalled', async ({
  page,
}) => {
  await using network = await failingNetwork(sites.behaviour.url)
  await keepHob(page, network.origin)
  await network.fail('stalled')
  await page.goto(`${network.origin}${guide}`)
  await expect(copyNotice(page)).toBeVisible()
  await hydrated(page)
  const myKitchen = page.getByRole('banner').locator(`a[href="${pageUrl('en', 'myKitchen')}"]`)
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', `${Date.now()}`), { capture: true }),
  )
  await myKitchen.first().click()
  await expect(page.getByRole('article', { name: 'HB-7830' })).toBeVisible()
  await expect(copyNotice(page)).toBeVisible()
  const clicked = await page.evaluate(() => Number(sessionStorage.getItem('clicked')))
  const opened = await page.evaluate(() => performance.timeOrigin)
  expect(opened - clicked + (await arrivedAfter(page))).toBeLessThan(arrivesMs)

  // To a page that isn't kept, the visitor stays where the copy is, and is told.
  const about = page.getByRole('contentinfo').locator(`a[href="${pageUrl('en', 'about')}"]`)
  await about.click()
  await expect(page.getByRole('alert').filter({ hasText: wordsIn('en')('page.failed') })).toBeVisible()
  await expect(copyNotice(page)).toBeVisible()

  await network.fail(undefined)
  await about.click()
  await expect(page).toHaveURL(`${network.origin}${pageUrl('en', 'about')}`)
  await expect(copyNotice(page)).toHaveCount(0)
})
