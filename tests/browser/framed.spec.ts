import { compareUrl, featureUrl, framedUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { getIframeUrl } from '#contract/wire/calls/index-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const outside = framedUrl('en', 'product', 'SD-1108', 6)

test('X1: the frame shows the requested page and fills the screen below the header', { tag: '@both' }, async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const lookup = await apiData(request, getIframeUrl, { type: '1', name: 'vela', cate: '1' })
  await open(framedUrl('en', 'series', 'vela', 1))
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', lookup.url)
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.contentFrame().getByRole('banner')).toHaveCount(0)

  const [bar, box] = await Promise.all([page.getByRole('banner').boundingBox(), frame.boundingBox()])
  // On a phone the contact buttons are a bar at the foot of the screen.
  const contact = isMobile ? await page.getByRole('region', { name: 'Contact us' }).boundingBox() : undefined
  const screen = (page.viewportSize()?.height ?? 0) - (contact?.height ?? 0)
  expect(Math.abs((box?.height ?? 0) - (screen - (bar?.height ?? 0)))).toBeLessThanOrEqual(2)
})

test('X1: no part of the query reaches the URL of the frame', async ({ page, open }) => {
  await open(`${framedUrl('en', 'series', 'vela', 1)}&url=https://evil.example.com&x=%22%3E%3Cscript%3E`)
  await expect(page.locator('iframe')).toHaveAttribute('src', featureUrl('en', 'vela'))
})

test('X1: the framed page has the language of the outer page', async ({ page, open }) => {
  await open(framedUrl('ko', 'series', 'vela', 1))
  await expect(page.locator('iframe').contentFrame().locator('html')).toHaveAttribute('lang', 'ko')
})

test('X1: links in the framed page open in the whole window', { tag: '@both' }, async ({ page, open }) => {
  await open(framedUrl('en', 'series', 'vela', 1))
  await page
    .locator('iframe')
    .contentFrame()
    .getByRole('link', { name: /RH-9010/ })
    .click()
  await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'RH-9010' }))
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('G13: a product with an external page opens in the frame, from every list', async ({ page, open }) => {
  await open(productListUrl('en', 6))
  await page
    .getByRole('main')
    .getByRole('link', { name: /SD-1108/ })
    .click()
  await expect(page).toHaveURL(outside)
  await expect(page.locator('iframe')).toHaveAttribute('src', featureUrl('en', 'sd-1108'))

  await open('/')
  await expect(page.getByRole('region', { name: 'Customer favourites' }).getByRole('link', { name: /SD-1108/ })).toHaveAttribute(
    'href',
    outside,
  )
  await open(compareUrl('en', ['605']))
  await expect(page.getByRole('table').getByRole('link', { name: /^SD-1108/ })).toHaveAttribute('href', outside)
})

test('G13: a banner opens the frame, opens a new tab, or is no link', { tag: '@both' }, async ({ page, open }) => {
  await open('/')
  const banners = page.getByRole('region', { name: 'Highlights' })
  const shop = banners.getByRole('link', { name: /The dishwasher is the sink/ })
  await expect(shop).toHaveAttribute('href', 'https://shop.example.com/solenne/acqua')
  await expect(shop).toHaveAttribute('target', '_blank')
  await expect(shop).toHaveAttribute('rel', /noopener/)
  await expect(banners.getByRole('link', { name: /Cook with us on Saturday/ })).toHaveAttribute(
    'href',
    pageUrl('en', 'framed', { type: '3', name: 'kitchen-visits', cate: '4' }),
  )
  await banners.getByRole('link', { name: /High heat, clear air/ }).click()
  await expect(page).toHaveURL(pageUrl('en', 'framed', { type: '1', name: 'vela', cate: '1' }))

  await open(productListUrl('en', 2))
  const slides = page.getByRole('region', { name: 'Highlights: Hobs' }).getByRole('listitem')
  await expect(slides.nth(0).getByRole('link')).toHaveCount(1)
  await expect(slides.nth(1).getByRole('link')).toHaveCount(0)
})
