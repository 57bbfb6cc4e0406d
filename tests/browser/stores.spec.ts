import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { dealer, getCityList, getCountriesOfArea, getShopList } from '#contract/wire/calls/place-calls.ts'
import { apiData } from '#tests/support/api-data.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const finder = pageUrl('en', 'shopFinder')
const byCity = (page: Page) => page.getByRole('form', { name: 'By area, country and city' })
const found = (page: Page) => page.getByRole('region', { name: 'By area, country and city' }).getByRole('article')
const inSingapore = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: /^(In Singapore|Nearest)/ })
    .getByRole('article')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Focuses a list, waits for its options and selects one, like a visitor. */
async function choose(page: Page, list: 'Area' | 'Country' | 'City', name: string) {
  const select = byCity(page).getByLabel(list)
  await select.focus()
  await select.selectOption({ label: name })
}

test('S1: two stores in two tabs, one visible, with address, phone, hours, map and a link to a map app', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(pageUrl('en', 'stores'))
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Best Denki (by appointment only)', 'Courts (by appointment only)'])
  await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveCount(1)
  const panel = page.getByRole('tabpanel').filter({ visible: true })
  await expect(panel).toHaveCount(1)
  await expect(panel).toContainText('38 Orchard Arcade Walk, #04-21, Singapore 238897')

  await tabs.nth(1).click()
  await expect(page).toHaveURL(`${pageUrl('en', 'stores')}#courts`)
  await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveText('Courts (by appointment only)')
  await expect(panel).toHaveCount(1)
  await expect(panel.getByRole('link', { name: '+65 6100 0126' })).toHaveAttribute('href', 'tel:+6561000126')
  await expect(panel.getByRole('list', { name: 'Opening hours' })).toContainText('Mon–Fri 11 am–8 pm')
  await expect(panel.locator('img')).toBeVisible()
  const map = panel.getByRole('link', { name: /^Open in your map app/ })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=1\.3728%2C103\.9318$/)
  await expect(map).toHaveAttribute('rel', 'noopener')
})

test('S1: “open now” uses Singapore time', async ({ page, open }) => {
  // Saturday, 10:30 in Singapore, but Friday evening in the browser's time zone.
  await page.clock.setFixedTime(new Date('2026-06-06T10:30:00+08:00'))
  await open(pageUrl('en', 'stores'))
  const panel = page.getByRole('tabpanel').filter({ visible: true })
  await expect(panel).toContainText('Closed, opens at 11 am')
  await page.getByRole('tab', { name: /^Courts/ }).click()
  await expect(panel).toContainText('Open now, until 9 pm')
})

test('S2: each list depends on the one before and loads when it is opened', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === getCountriesOfArea.path) asked.push(`countries of ${searchParams.get('area_id')}`)
    if (pathname === getCityList.path) asked.push(`cities of ${searchParams.get('country_id')}`)
  })
  await open(finder)
  const form = byCity(page)
  await expect(form.getByLabel('Country')).toBeDisabled()
  await form.getByLabel('Area').selectOption({ label: 'East Asia' })
  await expect(form.getByLabel('Country')).toBeEnabled()
  if (!isMobile) expect(asked).toEqual([])
  await choose(page, 'Country', 'South Korea')
  if (!isMobile) expect(asked).toEqual(['countries of east-asia'])
  await choose(page, 'City', 'Busan')
  expect(asked).toEqual(['countries of east-asia', 'cities of south-korea'])

  await choose(page, 'Country', 'Hong Kong SAR')
  await expect(form.getByLabel('City')).toHaveValue('')
  await choose(page, 'City', 'Kowloon')
  await form.getByLabel('Area').selectOption({ label: 'Europe' })
  await expect(form.getByLabel('Country')).toHaveValue('')
  await expect(form.getByLabel('City')).toHaveValue('')
  await expect(form.getByLabel('City')).toBeDisabled()
})

test('S2: if one of the three is empty, the page asks for the full address', async ({ page, open }) => {
  await open(finder)
  const form = byCity(page)
  const search = form.getByRole('button', { name: 'Search' })
  await search.click()
  await expect(toast(page, 'Please select the full address')).toBeVisible()
  await expect(form.getByLabel('Area')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Area')).toBeFocused()

  await form.getByLabel('Area').selectOption({ label: 'Europe' })
  await expect(form.getByLabel('Area')).not.toHaveAttribute('aria-invalid')
  await choose(page, 'Country', 'United Kingdom')
  await search.click()
  await expect(form.getByLabel('City')).toBeFocused()
  await expect(found(page)).toHaveCount(0)
})

test('S2: loads the shops of the city; after 1000 ms the lists reset, "success" appears and the shops stay', async ({
  page,
  open,
  request,
}) => {
  const shops = await apiData(request, getShopList, { city_id: 'dubai' })
  await open(finder)
  await page.clock.install()
  await choose(page, 'Area', 'Middle East')
  await choose(page, 'Country', 'United Arab Emirates')
  await choose(page, 'City', 'Dubai')
  await page.clock.pauseAt(Date.now() + 60_000)
  await byCity(page).getByRole('button', { name: 'Search' }).click()
  await expect(found(page)).toHaveCount(shops.length)
  for (const { name, tel, addr } of shops) {
    const shop = found(page).filter({ hasText: name })
    await expect(shop).toContainText(addr)
    await expect(shop.getByRole('link', { name: tel })).toBeVisible()
  }

  await page.clock.runFor(999)
  await expect(byCity(page).getByLabel('City')).toHaveValue('dubai')
  await page.clock.runFor(1)
  for (const list of ['Area', 'Country', 'City']) await expect(byCity(page).getByLabel(list)).toHaveValue('')
  await expect(toast(page, 'Success')).toBeVisible()
  await expect(found(page)).toHaveCount(shops.length)
})

test('S2: a city without shops says so and offers the phone number', async ({ page, open }) => {
  await open(finder)
  await choose(page, 'Area', 'Southeast Asia')
  await choose(page, 'Country', 'Thailand')
  await choose(page, 'City', 'Chiang Mai')
  await byCity(page).getByRole('button', { name: 'Search' }).click()
  const answer = page.getByRole('region', { name: 'By area, country and city' })
  await expect(answer).toContainText('There’s no shop in Chiang Mai yet.')
  await expect(answer.getByRole('link', { name: '+65 6100 0000' })).toBeVisible()
})

test('S2, G9: lists and shops that fail to load say so, and a retry works', async ({ page, open }) => {
  await open(finder)
  await page.route(`**${getCountriesOfArea.path}*`, (route) => route.abort())
  await byCity(page).getByLabel('Area').selectOption({ label: 'Europe' })
  await byCity(page).getByLabel('Country').focus()
  await expect(byCity(page)).toContainText('We couldn’t load the list.')
  await page.unroute(`**${getCountriesOfArea.path}*`)
  await byCity(page).getByRole('button', { name: 'Try again' }).click()
  await choose(page, 'Country', 'United Kingdom')
  await choose(page, 'City', 'London')

  await page.route(`**${getShopList.path}*`, (route) => route.abort())
  await byCity(page).getByRole('button', { name: 'Search' }).click()
  await expect(byCity(page).getByRole('alert')).toContainText('We couldn’t load the list.')
  await expect(byCity(page).getByLabel('City')).toHaveValue('london')
  await page.unroute(`**${getShopList.path}*`)
  await byCity(page).getByRole('button', { name: 'Try again' }).click()
  await expect(found(page).first()).toBeVisible()
})

test('S2: a postal code sorts the shops of Singapore by distance, and the URL keeps it', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(finder)
  const all = await inSingapore(page).count()
  expect(all).toBeGreaterThanOrEqual(10)
  // Typed key by key, because `maxlength` does not limit `fill`.
  await page.getByLabel('Postal code, six digits').pressSequentially('Singapore 529508')
  await page.getByRole('button', { name: 'Find the nearest' }).click()
  await expect(page).toHaveURL(`${pageUrl('en', 'shopFinder')}?q=Singapore+529508`)
  await expect(page.getByRole('heading', { name: 'Nearest to postal code 529508' })).toBeInViewport()
  await expect(inSingapore(page)).toHaveCount(all)
  await expect(inSingapore(page).first()).toContainText('Eastline Appliances')

  const distances = await inSingapore(page)
    .getByText(/^about [\d.]+ km$/)
    .allTextContents()
  const km = distances.map((text) => Number(/[\d.]+/.exec(text)?.[0]))
  expect(km).toHaveLength(all)
  expect(km).toEqual(km.toSorted((a, b) => a - b))
  await page.reload()
  await expect(inSingapore(page).first()).toContainText('Eastline Appliances')
})

test('S2: an invalid Singapore postal code shows an error at the field', async ({ page, open }) => {
  await open(finder)
  await page.getByLabel('Postal code, six digits').fill('999999')
  await page.getByRole('button', { name: 'Find the nearest' }).click()
  await expect(page.getByText('That isn’t a Singapore postal code.')).toBeVisible()
  await expect(page.getByLabel('Postal code, six digits')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('heading', { name: 'In Singapore', exact: true })).toBeVisible()
})

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 1.4368, longitude: 103.7866 }, permissions: ['geolocation'] })

  test('S2: the page asks for the position only on click, sorts the shops, and never sends the position', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...args) => {
        Reflect.set(window, 'asked', true)
        ask(...args)
      }
    })
    await open(finder)
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBeUndefined()

    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('heading', { name: 'Nearest to you' })).toBeVisible()
    await expect(inSingapore(page).first()).toContainText('Northgate Kitchens')
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true)
    expect(sent.filter((request) => /1\.43|103\.78|\/api\/|\.data/.test(request))).toEqual([])
    await expect(page).toHaveURL(finder)
  })
})

test.describe('with a position far away', () => {
  test.use({ geolocation: { latitude: 51.5, longitude: -0.12 }, permissions: ['geolocation'] })

  test('S2: outside Singapore, the page points to the lists of cities', async ({ page, open }) => {
    await open(finder)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('main').getByText('outside Singapore')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In Singapore', exact: true })).toBeVisible()
  })
})

test('S2: without permission, the page offers the postal code', async ({ page, open }) => {
  await open(finder)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('main').getByText('Enter your postal code instead.')).toBeVisible()
})

test('S2: every shop is listed as text, with opening hours and whether it is open', async ({ page, open, request }) => {
  await page.clock.setFixedTime(new Date('2026-06-08T12:00:00+08:00'))
  await open(finder)
  const areas = (await apiData(request, dealer)).area
  expect(areas).toHaveLength(5)
  await expect(page.getByRole('main')).toContainText('48 shops in 9 countries')
  const shop = inSingapore(page).filter({ hasText: 'Larder & Flame' })
  await expect(shop.getByRole('list', { name: 'Opening hours' })).toContainText('Tue–Fri 11 am–8 pm')
  await expect(shop).toContainText('Closed, opens tomorrow at 11 am')
  await expect(page.getByRole('region', { name: 'Thailand' })).toContainText(/Chiang Mai\s*No shop yet/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S1: both stores are visible', async ({ page }) => {
    await page.goto(pageUrl('en', 'stores'))
    await expect(page.getByRole('heading', { name: 'Best Denki', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Courts', exact: true })).toBeVisible()
  })

  test('S2: postal code and city are plain HTML forms', async ({ page }) => {
    await page.goto(finder)
    await page.getByLabel('Postal code, six digits').fill('529508')
    await page.getByRole('button', { name: 'Find the nearest' }).click()
    await expect(inSingapore(page).first()).toContainText('Eastline Appliances')

    await page.getByRole('combobox').filter({ visible: true }).selectOption({ label: 'Busan' })
    await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(pageUrl('en', 'shopFinder', { id: 'busan' }))
    await expect(found(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden()
  })
})

test('S2: text typed while the shops for a postal code load is not lost', async ({ page, open }) => {
  await open(pageUrl('en', 'shopFinder'))
  const field = page.getByRole('main').getByRole('textbox').first()
  let answer = () => {}
  const wanted = new Promise<void>((go) => {
    answer = go
  })
  await page.route(/\.data\?.*529508/, (route) => wanted.then(() => route.continue()))
  await field.fill('529508')
  await page.getByRole('button', { name: 'Find the nearest' }).click()
  await field.fill('018956')
  answer()
  await expect(page).toHaveURL(/529508/)
  await expect(page.getByRole('main')).toContainText('Nearest')
  await expect(field).toHaveValue('018956')
  await page.getByRole('button', { name: 'Find the nearest' }).click()
  await expect(page).toHaveURL(/018956/)
  await page.goBack()
  await expect(field).toHaveValue('529508')
})
