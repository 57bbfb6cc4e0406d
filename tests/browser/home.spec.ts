import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { getHotProduct } from '#contract/wire/calls/index-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { movedBy } from '#tests/support/carousel.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { wordsIn } from '#tests/support/words.ts'

for (const { language } of languages) {
  test(`H9: at most six screens on a desk and nine on a phone: ${language}`, { tag: '@both' }, async ({
    page,
    open,
    isMobile,
  }) => {
    await open(pageUrl(language, 'home'))
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens).toBeLessThanOrEqual(isMobile ? 9 : 6)
  })
}

test('H1: the banners have no autoplay and stop at the last one', { tag: '@both' }, async ({ page, open }) => {
  await page.clock.install()
  await open('/')
  const banners = page.getByRole('region', { name: 'Highlights' })
  const dot = (position: number) => banners.getByRole('button', { name: `Slide ${position} of 3` })
  await expect(banners.getByRole('button', { name: /Play|Pause/ })).toHaveCount(0)
  await expect(banners.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')

  expect(await movedBy(page, banners.getByRole('list'), 60_000)).toBe(0)

  const next = banners.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await next.click()
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await banners.getByRole('list', { name: 'Highlights' }).press('ArrowLeft')
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
})

test('G11: pictures of later banners load after everything visible at first', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html.match(/<noscript><picture/g)).toHaveLength(2)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Highlights' }).locator('img')).toHaveCount(3)
})

test('H2: the row of series scrolls with its buttons and links to each series', { tag: '@both' }, async ({ page, open }) => {
  await open('/')
  const strip = page.getByRole('region', { name: 'Our series' })
  const row = strip.getByRole('list', { name: 'Our series' })
  await expect(row.getByRole('link')).toHaveCount(8)
  await expect(strip.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await strip.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
  await expect(strip.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false')

  await row.getByRole('link', { name: /Campo/ }).click()
  await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === paths.productList && searchParams.get('id') === '2')
  await expect(page.getByRole('heading', { name: 'Campo', level: 2 })).toBeInViewport()
})

test('H3: shows the hot products of the content, with links to their pages', async ({ page, open, request }) => {
  const products = await apiData(request, getHotProduct)
  await open('/')
  const hot = page.getByRole('region', { name: 'Customer favourites' })
  await expect(hot.getByRole('link')).toHaveText(products.map(({ code }) => new RegExp(code)))
  await hot.getByRole('link', { name: /EO-6076/ }).click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'EO-6076' }))
})

for (const { language } of languages) {
  test(`H6: the section says that invented quotes are examples: ${language}`, { tag: '@both' }, async ({ page, open }) => {
    const t = wordsIn(language)
    await open(pageUrl(language, 'home'))
    const reviews = page.getByRole('region', { name: t('home.reviews.examples') })
    expect(await reviews.getByRole('blockquote').count()).toBeGreaterThanOrEqual(3)
    await expect(reviews.getByText(t('home.reviews.invented'))).toBeVisible()
    await expect(page.getByText(t('home.reviews'))).toHaveCount(0)
    await expect(reviews.locator('iframe')).toHaveCount(0)
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
      expect.stringMatching(/Review|Rating/),
    )
  })
}

test('H7: the counters show their final value until scripts run, and count up when they scroll into view', {
  tag: '@both',
}, async ({ page, open }) => {
  await open('/')
  const counters = page.getByRole('region', { name: 'In numbers' })
  const seen = counters.getByText('12,000+', { exact: true }).last()
  await expect(counters.getByRole('definition').first()).toContainText('0+')
  await expect(counters.getByText('0+', { exact: true })).toHaveCount(4)

  await counters.scrollIntoViewIfNeeded()
  await expect(counters.getByText('0+', { exact: true })).toHaveCount(0)
  await expect(seen).toBeVisible()
  await expect(counters.getByRole('definition')).toHaveText(['900+', '16,000+', '4,500+', '12,000+'])
})

test('H7: the counters start when the page is scrolled past 2900 px, even if they are not in view yet', async ({
  page,
  open,
}) => {
  await open('/')
  const counters = page.getByRole('region', { name: 'In numbers' })
  const zeros = counters.getByText('0+', { exact: true })
  await expect(zeros).toHaveCount(4)
  // The counters are far below.
  await page.evaluate(() => document.body.style.setProperty('padding-top', '6000px'))
  await page.evaluate(() => scrollTo({ top: 2900, behavior: 'instant' }))
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  await expect(zeros).toHaveCount(4)
  await page.evaluate(() => scrollTo({ top: 2901, behavior: 'instant' }))
  await expect(zeros).toHaveCount(0)
  await expect(counters).not.toBeInViewport()
})

test.describe('with a reviews widget', () => {
  // One worker, so that all these tests share one site.
  test.describe.configure({ mode: 'default' })
  let site: RunningSite
  const script = 'https://reviews.example.com/widget.js'

  test.beforeAll(async ({ request }) => {
    site = await runSite()
    appendFileSync(
      join(site.contentFolder, 'site.yaml'),
      `\nreviewsWidget: { script: ${script}, element: div, id: reviews, provider: Kitchen Reviews }\n`,
    )
    await expect
      .poll(async () => (await request.get(`${site.origin}${paths.reviewsFrame}`)).status(), { timeout: 90_000 })
      .toBe(200)
  })
  test.afterAll(() => site[Symbol.asyncDispose]())

  test('H6: the widget loads only after consent, in a sandboxed frame', async ({ page, open }) => {
    let asked = 0
    await page.route(script, (route) => {
      asked += 1
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.getElementById("reviews").textContent = "Five kitchens wrote"',
      })
    })
    await open(`${site.origin}/`)
    const agree = page.getByRole('button', { name: 'Show reviews from Kitchen Reviews' })
    await agree.scrollIntoViewIfNeeded()
    const reviews = page.getByRole('region', { name: wordsIn('en')('home.reviews') })
    await expect(reviews.getByRole('blockquote').first()).toBeVisible()
    await expect(page.getByText(wordsIn('en')('home.reviews.invented'))).toHaveCount(0)
    expect(asked).toBe(0)

    await agree.click()
    const frame = page.locator('iframe')
    await expect(frame.contentFrame().getByText('Five kitchens wrote')).toBeVisible()
    expect(asked).toBe(1)
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-same-origin)/)
    await expect(page.getByRole('blockquote')).toHaveCount(0)
  })

  test('H6: if the widget is not ready within 5 s, the quotes come back', async ({ page, open }) => {
    await page.route(script, (route) => route.abort())
    await open(`${site.origin}/`)
    await page.getByRole('button', { name: 'Show reviews from Kitchen Reviews' }).click()
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded')
    await expect(page.getByRole('blockquote').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
