import { compareUrl, fitUrl, pageUrl } from '#contract/pages/urls.ts'
import { certificate } from '#contract/wire/calls/information-calls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { pressOnce } from '#tests/support/first-press.ts'
import { control } from '#tests/support/visitor-forms.ts'

test('MK3: the first press counts in the forms of My kitchen, after a mark', { tag: '@both' }, async ({
  page,
  open,
  isMobile: touch,
}) => {
  await open(pageUrl('en', 'myKitchen'))
  const atHome = page.getByRole('region', { name: 'At home' })
  const form = atHome.locator('form').filter({ has: page.getByLabel('Model') })
  const button = form.getByRole('button')
  await button.click()
  await expect(form.getByLabel('Model')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Model').fill('HB-7830')
  await form.getByLabel('Purchase date').fill('2099-01-01')
  await pressOnce(page, button, { touch })
  await expect(form.getByLabel('Purchase date')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Purchase date').fill('2026-08-31')
  await pressOnce(page, button, { touch })
  const hob = atHome.getByRole('article', { name: 'HB-7830' })
  await expect(hob).toBeVisible()

  await hob.getByRole('button', { name: 'Change details' }).click()
  await hob.getByLabel('Reference').fill('nonsense')
  const save = hob.getByRole('button', { name: 'Save' })
  await pressOnce(page, save, { touch })
  await expect(hob.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true')
  await hob.getByLabel('Reference').fill('')
  await pressOnce(page, save, { touch })
  await expect(save).toBeHidden()
})

test('S2: the first press on Search counts after each marked list', { tag: '@both' }, async ({ page, open, isMobile: touch }) => {
  await open(pageUrl('en', 'shopFinder'))
  const form = page.getByRole('form', { name: 'By area, country and city' })
  const search = form.getByRole('button', { name: 'Search' })
  await search.click()
  for (const [list, option, next] of [
    ['Area', 'East Asia', 'Country'],
    ['Country', 'South Korea', 'City'],
    ['City', 'Busan', undefined],
  ] as const) {
    await expect(form.getByLabel(list)).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(list).focus()
    await expect(form.getByLabel(list).getByRole('option', { name: option, exact: true })).toBeAttached()
    await form.getByLabel(list).selectOption(option)
    await pressOnce(page, search, { touch })
    if (next) await expect(form.getByLabel(next)).toBeFocused()
  }
  await expect(page.getByRole('region', { name: 'By area, country and city' }).getByText(/Busan/).last()).toBeVisible()
})

test('S2, D12: the first press counts for postal codes, after one that is unknown', { tag: '@both' }, async ({
  page,
  open,
  isMobile: touch,
}) => {
  await open(pageUrl('en', 'shopFinder', { q: '1' }))
  const form = page.locator('form').filter({ has: page.locator('[name=q][inputmode=numeric]') })
  await expect(control(form, 'q')).toHaveAttribute('aria-invalid', 'true')
  await control(form, 'q').fill('529508')
  await pressOnce(page, form.getByRole('button'), { touch })
  await expect(page).toHaveURL(/q=529508/)

  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  const shops = page.getByRole('region', { name: 'Where to buy' })
  const find = shops.getByRole('button', { name: 'Find the nearest' })
  await shops.getByLabel('Postal code').fill('1')
  await pressOnce(page, find, { touch })
  await expect(shops.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true')
  await shops.getByLabel('Postal code').fill('529508')
  await pressOnce(page, find, { touch })
  await expect(shops.getByRole('article')).toHaveCount(3)
})

test('safety notices: the first press on Check counts', { tag: '@both' }, async ({ page, open, isMobile: touch }) => {
  await open(pageUrl('en', 'support', { id: 'HB-7830' }))
  const form = page.locator('form').filter({ has: page.locator('[name=serial]') })
  await control(form, 'serial').fill('261000345')
  await pressOnce(page, form.getByRole('button'), { touch })
  await expect(page.getByRole('main').getByText(/261000345 is affected/)).toBeVisible()
})

test('F4: the first press counts for the certificate', { tag: '@both' }, async ({ page, open, isMobile: touch }) => {
  await open(pageUrl('en', 'registration'))
  const form = page.locator('form').filter({ has: page.locator('[name=phone_digits]') })
  await control(form, 'reference').fill('AAAA-AAAA')
  await control(form, 'phone_digits').fill('1234')
  const [request] = await Promise.all([
    page.waitForRequest(`**${certificate.path}`),
    pressOnce(page, form.getByRole('button'), { touch }),
  ])
  expect(request.method()).toBe('POST')
})

test('K3: the first press on the model search counts', { tag: '@both' }, async ({ page, open, isMobile: touch }) => {
  await open(pageUrl('en', 'support'))
  const form = page.getByRole('main').getByRole('search').first()
  await control(form, 'id').fill('HB-7830')
  await pressOnce(page, form.getByRole('button'), { touch })
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'HB-7830' }))
})

test('FT1: the first press counts after a mended length', {
  tag: '@both',
}, async ({ page, open, isMobile: touch }) => {
  await open(`${fitUrl('en', 2)}`)
  const form = page.getByRole('form').filter({ has: page.locator('[name=cate]') })
  const length = form.locator('input[inputmode=decimal]').first()
  const button = form.getByRole('button')
  await length.fill('none')
  await expect(length).toHaveAttribute('aria-invalid', 'true')
  await length.fill('600')
  await pressOnce(page, button, { touch })
  await expect(length).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/=600/)
})

test('FT1: errors that arrive during a press move nothing before its end, and the press counts', async ({ page, open }) => {
  await open(fitUrl('en', 2))
  const form = page.getByRole('form').filter({ has: page.locator('[name=cate]') })
  const length = form.locator('input[inputmode=decimal]').first()
  const button = form.getByRole('button')
  const [asked, pressed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/fit\.data\?.*cutout_w/, async (route) => {
    asked.resolve()
    await pressed.promise
    await route.continue()
  })
  await length.fill('none')
  await asked.promise
  await pressOnce(page, button, {
    async whilePressed() {
      pressed.resolve()
      // The router may cancel a response that it has read, so that Playwright takes it for a failed one.
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('cutout_w')))
    },
  })
  await expect(length).toHaveAttribute('aria-invalid', 'true')
})

test('C2: the first press on Add counts after the last list', { tag: '@both' }, async ({ page, open, isMobile: touch }) => {
  await open(compareUrl('en', [], 3))
  const form = page.getByRole('form', { name: /add/i })
  await form.getByLabel('Series').selectOption('Forno')
  await form.getByLabel('Product').selectOption('EO-6072')
  await form.getByLabel('Product').focus()
  await pressOnce(page, form.getByRole('button').first(), { touch })
  await expect(page.getByRole('columnheader', { name: /EO-6072/ })).toBeVisible()
})

test('Q1: the first press on Search counts on the search page', { tag: '@both' }, async ({ page, open, isMobile: touch }) => {
  await open(pageUrl('en', 'search'))
  const form = page.getByRole('main').locator('form')
  await control(form, 'q').fill('hob')
  await pressOnce(page, form.getByRole('button', { name: 'Search' }), { touch })
  await expect(page).toHaveURL(/q=hob/)
})

test('Q7: a press on the magnifier of the open field in the header leaves it open', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const field = page.getByRole('banner').locator('input[name=q]')
  await field.focus()
  await field.fill('hob')
  const label = page.getByRole('banner').locator('search label')
  await pressOnce(page, label)
  await expect(field).toBeFocused()
})

test('G6: on a phone, the contact bar that comes back after typing covers no button that is being pressed', {
  tag: '@phone',
}, async ({ page, open }) => {
  await open(pageUrl('en', 'support'))
  const form = page.getByRole('main').getByRole('search').first()
  const button = form.getByRole('button')
  await control(form, 'id').fill('HB-7830')
  // The button stands where the bar is when nobody types.
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
  await pressOnce(page, button, { touch: true })
  await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'HB-7830' }))
})
