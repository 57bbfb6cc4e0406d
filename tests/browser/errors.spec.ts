import { paths } from '#contract/pages/paths.ts'
import { compareUrl, pageUrl } from '#contract/pages/urls.ts'
import { getSpecialSeries } from '#contract/wire/calls/product-calls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { footerWith } from '#tests/support/footer.ts'
import { productIds } from '#tests/support/test-content.ts'

test('G9: a link to the current page is no error', async ({ page, open }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await open(pageUrl('en', 'productList', { id: '2' }))
  const categories = page.getByRole('navigation', { name: 'Product categories' })
  await categories.getByRole('link', { name: 'Hobs' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hobs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
  expect(errors).toEqual([])
})

test('G9: a menu that fails to load says so, and a retry works', { tag: '@both' }, async ({ page, open, isMobile }) => {
  await page.route(`**${paths.productMenu}`, (route) => route.abort())
  await open('/')
  const place = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Products' }).click()
  if (isMobile) await place.getByText('Range hoods', { exact: true }).click()
  await expect(place.getByRole('alert').first()).toContainText('This part couldn’t be loaded.')
  await expect(place.getByRole('link', { name: 'All range hoods' })).toBeVisible()

  await page.unroute(`**${paths.productMenu}`)
  await place.getByRole('button', { name: 'Try again' }).filter({ visible: true }).click()
  await expect(place.getByRole('link', { name: /RH-9010/ })).toBeVisible()
})

test('G9: a menu whose code fails to load says so, and retries on click, not on hover', async ({ page, open }) => {
  let tries = 0
  await page.route('**/product-menu-panel-*.js', (route) => {
    tries++
    return route.abort()
  })
  await open('/')
  const head = page.getByRole('banner')
  await head.getByRole('button', { name: 'Products' }).click()
  const notice = head.getByRole('alert')
  await expect(notice).toContainText('This part couldn’t be loaded.')

  const triesUntilNotice = tries
  await notice.getByText('This part couldn’t be loaded.').hover()
  await notice.getByRole('button', { name: 'Try again' }).hover()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tries).toBe(triesUntilNotice + 1)

  await page.unroute('**/product-menu-panel-*.js')
  await notice.getByRole('button', { name: 'Try again' }).click()
  // Not its products: the panel appears below the pointer, which may open another category.
  await expect(head.getByRole('tab', { name: 'Range hoods' })).toBeVisible()
})

test('G9: if the code of the drawer fails to load, its button scrolls to the footer, which has the same links', {
  tag: '@phone',
}, async ({ page, open }) => {
  await page.route('**/menu-drawer-panel-*.js', (route) => route.abort())
  await open('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('contentinfo')).toBeInViewport()

  await page.unroute('**/menu-drawer-panel-*.js')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('G9: compare selectors that fail to load say so, and a retry works', async ({ page, open }) => {
  await page.route(`**${getSpecialSeries.path}?*`, (route) => route.abort())
  await open(compareUrl('en', [productIds['HB-7830']], 2))
  const form = page.getByRole('form', { name: 'Add a product' })
  await expect(form.getByRole('alert')).toContainText('We couldn’t load the list.')
  await expect(page.getByRole('table')).toBeVisible()

  await page.unroute(`**${getSpecialSeries.path}?*`)
  await form.getByRole('button', { name: 'Try again' }).click()
  await form.getByLabel('Series').selectOption('Campo')
})

test('G9: if the data of a page fails to load, the current page stays, says so and offers a retry', async ({ page, open }) => {
  await open('/')
  await page.route(`**${paths.productList}.data*`, (route) => route.abort())
  await page.route(`**${paths.productList}?*`, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hobs' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('This page couldn’t be loaded.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Solenne')

  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(notice).toContainText('This page couldn’t be loaded.')
  await expect(page).toHaveURL('/')

  await page.unrouteAll()
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'productList', { id: '2' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hobs')
})

test('G9: offline, a link or a search keeps the current page, which says so', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  const context = page.context()
  await open(pageUrl('en', 'feedback'))
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('Mei Tan')
  await context.setOffline(true)
  const notice = page.getByRole('alert')
  const foot = await footerWith(page, 'Products')
  await foot.getByRole('link', { name: 'Hobs' }).click()
  await expect(notice).toContainText('You’re offline.')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  if (!isMobile) {
    // A link that loads a new document.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Language/ })
      .press('Enter')
    await page.getByRole('link', { name: 'EN English' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('searchbox').first().fill('hob')
  await page.keyboard.press('Enter')
  await expect(notice).toContainText('You’re offline.')
  await expect(name).toHaveValue('Mei Tan')

  await context.setOffline(false)
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(pageUrl('en', 'search', { q: 'hob' }))
})

test('G9: a slow page is announced after 30 s; loading its code times out after 120 s', async ({ page, open }) => {
  await open('/')
  await page.route(`**${paths.productList}.data*`, () => {})
  await page.clock.install()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hobs' }).click()
  // The installed clock also advances in real time, and a busy machine may take some of it.
  await expect(page.getByText('Loading the page')).toBeAttached()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert').filter({ hasText: 'The page' })).toBeHidden()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('alert')).toContainText('The page is taking longer than usual.')
  await page.clock.runFor(90_000)
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded.')

  await expect(page.getByRole('alert').getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    pageUrl('en', 'productList', { id: '2' }),
  )
})

test('G9: if the code of a page fails to load, the document is loaded anew, and its links work without scripts', async ({
  page,
  open,
}) => {
  await open('/')
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About us' })
  const reloaded = page.waitForEvent('domcontentloaded')
  await link.click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Solenne')
  await link.click()
  await expect(page).toHaveURL(pageUrl('en', 'about'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
})
