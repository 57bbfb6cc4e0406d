import { fitUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { listenToLiveRegions } from '#tests/support/announcements.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { footerWith } from '#tests/support/footer.ts'

test('G12: after a link, the focus is on the heading of the new page, and after Back on the link again', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(productListUrl('en', 2))
  const heading = page.getByRole('heading', { level: 1 })
  const link = page.getByRole('main').getByRole('link', { name: /^HB-7320/ })
  await link.focus()
  await link.press('Enter')
  await expect(heading).toContainText('HB-7320')
  await expect(heading).toBeFocused()

  await page.goBack()
  await expect(heading).toContainText('Hobs')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})

test('G12: after a link in the footer, the focus is at the top of the new page', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'faq'))
  const footer = await footerWith(page, 'About')
  await footer.getByRole('link', { name: 'About us' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(pageUrl('en', 'about'))
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('G12: a link to a part of a page moves the focus to that part', async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  await page.getByRole('region', { name: 'Our series' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/#series-/)
  const id = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
})

test('G12: the title of a new page is read once: from its heading, or by a live region if the focus is elsewhere', async ({
  page,
  open,
}) => {
  await open(productListUrl('en', 2))
  const heading = page.getByRole('heading', { level: 1 })
  const link = page.getByRole('main').getByRole('link', { name: /^HB-7320/ })
  const said = await listenToLiveRegions(page)
  await link.press('Enter')
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(said).toContainEqual(expect.stringContaining('Hobs'))
  expect((await said()).filter((text) => text.includes('HB-7320'))).toEqual([])
  expect((await said()).filter((text) => text.includes('Hobs'))).toHaveLength(1)
})

test('G12: a link that stays on the next page gives the focus to its heading', { tag: '@both' }, async ({ page, open }) => {
  await open(fitUrl('en', 2))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Electric ovens/ })
    .press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/electric ovens/i)
  await expect(heading).toBeFocused()
})

test('G12: a jump within the page moves the focus, and Back returns it to the link at its place', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  const link = page.getByRole('main').getByRole('link', { name: 'Where to buy' }).first()
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await link.press('Enter')
  const target = page.locator('#where-to-buy')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()

  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('G12: a tab keeps the focus when its panel opens', async ({ page, open }) => {
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(page).toHaveURL(/#/)
  await expect(tab).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab').nth(2)).toBeFocused()
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('G12: Back returns the focus to a button too', async ({ page, open }) => {
  await open(pageUrl('en', 'search', { q: 'hob' }))
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('oven')
  const button = page.getByRole('main').getByRole('button', { name: 'Search' })
  await button.press('Enter')
  await expect(page).toHaveURL(/q=oven/)
  await page.getByRole('main').getByRole('link', { name: /oven/i }).first().press('Enter')
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(page).toHaveURL(/q=oven/)
  await page.goBack()
  await expect(button).toBeFocused()
})

test('G12: Back to My kitchen returns to the link, at its place', { tag: '@both' }, async ({ page, open }) => {
  await open(productListUrl('en', 2))
  for (const code of ['HB-7830', 'HB-7320']) {
    const heart = page.getByRole('main').getByRole('button', { name: `Keep ${code} in My kitchen` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await open(pageUrl('en', 'myKitchen'))
  const link = page.getByRole('main').getByRole('link', { name: /^HB-7320/ })
  await link.focus()
  await page.evaluate(() => scrollBy(0, 200))
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('G12: a filter keeps the focus while its products load', async ({ page, open }) => {
  await open(productListUrl('en', 2))
  const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()
  await filter.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/filter=/)
  await expect(filter).toBeFocused()
})

test('G9: “Loading” is announced only if a page takes longer than 400 ms', async ({ page, open }) => {
  await open('/')
  let answer = () => {}
  const wanted = new Promise<void>((go) => {
    answer = go
  })
  await page.route(/productlist\.data/, (route) => wanted.then(() => route.continue()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hobs' }).click()
  await page.clock.runFor(350)
  await expect(page.getByText('Loading the page')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByText('Loading the page')).toHaveCount(1)
  answer()
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
  await expect(page.getByText('Loading the page')).toHaveCount(0)
})
