import type { Page } from '@playwright/test'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl, visitUrl } from '#contract/pages/urls.ts'
import { bookVisit } from '#contract/wire/calls/visit-calls.ts'
import { dayOfWeekText } from '#i18n/date-format.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const store = 'best-denki'

const step = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const times = (page: Page) => step(page, t('book.steps.when')).getByRole('radio')
const freeDays = (page: Page) => page.getByRole('grid').getByRole('button', { name: /free$/ })
const book = (page: Page) => page.getByRole('button', { name: t('book.submit') })

async function fillIn(page: Page) {
  const mark = unique()
  // Header and footer have an email address and a phone too.
  const main = page.getByRole('main')
  await main.getByLabel(t('label.name'), { exact: true }).fill(`Mei Tan ${mark}`)
  await main.getByLabel(t('label.email'), { exact: true }).fill(`${mark}@example.com`)
  await main.getByLabel(t('label.phone'), { exact: true }).fill('9123 4567')
}

/** Chooses a time of the last free day of next month, on which all times are free. */
async function chooseTime(page: Page, place: number) {
  await page.getByRole('button', { name: t('book.nextMonth') }).click()
  await freeDays(page).last().click()
  await times(page).nth(place).check({ force: true })
}

test('VB2, VB3: a visitor books, moves and cancels a visit', { tag: '@both' }, async ({ page, open }) => {
  await open(visitUrl('en'))
  await expect(step(page, t('book.steps.when'))).toContainText(t('book.placeFirst'))
  await page.getByRole('radio', { name: /^Best Denki/ }).check({ force: true })
  await expect(page).toHaveURL(/place=best-denki/)
  await chooseTime(page, 0)
  const bookedDay = (await page.getByRole('grid').locator('[aria-pressed="true"]').getAttribute('data-day')) ?? ''
  await fillIn(page)
  await book(page).click()

  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
  await expect(page.getByRole('main')).toContainText('38 Orchard Arcade Walk')
  await expect(page.getByRole('main')).toContainText(t('booked.singaporeTime'))
  const calendar = page.getByRole('link', { name: t('booked.calendar') })
  const entry = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect(entry.headers()['content-type']).toMatch(/^text\/calendar/)
  expect(await entry.text()).toContain('BEGIN:VEVENT')
  expect(await accessibilityFaults(page, 'main')).toEqual([])

  await page.getByRole('link', { name: t('booked.change'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('book.moveTitle') })).toBeVisible()
  await expect(page.getByRole('grid').locator('[aria-pressed="true"]')).toHaveAttribute('data-day', bookedDay)
  await times(page).nth(1).check({ force: true })
  await page.getByRole('button', { name: t('book.moveSubmit') }).click()
  await expect(page.getByRole('heading', { name: t('booked.movedTitle') })).toBeVisible()

  await page.getByText(t('booked.cancel')).click()
  await page.getByRole('button', { name: t('booked.cancelConfirm') }).click()
  await expect(page.getByRole('heading', { name: t('booked.cancelledTitle') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('booked.cancelledTitle') })).toBeVisible()
})

test('VB2: the days are a grid for the keyboard', async ({ page, open }) => {
  await open(visitUrl('en', { place: store }))
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAccessibleName(/^\w+ \d{4}$/)
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  const day = page.locator(':focus')
  await grid.locator('[tabindex="0"]').focus()
  const start = await day.getAttribute('data-day')
  const after = (count: number) => new Date(Date.parse(start ?? '') + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

  await page.keyboard.press('ArrowDown')
  await expect(day).toHaveAttribute('data-day', after(7))
  await page.keyboard.press('ArrowRight')
  await expect(day).toHaveAttribute('data-day', after(8))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(day).toHaveAttribute('data-day', start ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(day).toHaveAccessibleName(/Monday/)
  await page.keyboard.press('End')
  await expect(day).toHaveAccessibleName(/Sunday/)
  const name = await grid.getAttribute('aria-labelledby')
  const month = await page.locator(`[id="${name}"]`).textContent()
  await page.keyboard.press('PageDown')
  await expect(page.locator(`[id="${name}"]`)).not.toHaveText(month ?? '')
  await page.keyboard.press('PageUp')
  await expect(page.locator(`[id="${name}"]`)).toHaveText(month ?? '')

  await freeDays(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(freeDays(page).last()).toHaveAttribute('aria-pressed', 'true')
  await times(page).first().focus()
  await page.keyboard.press('Space')
  await expect(times(page).first()).toBeChecked()
})

test('VB2: what the page before knew is filled in, in words', async ({ page, open }) => {
  await open(visitUrl('en', { place: store, kind: 'planning', codes: ['RH-9010', 'HB-7830'], measures: { width: '900' } }))
  await expect(page.getByRole('region', { name: t('book.ready') }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel(t('visit.models'))).toHaveValue('RH-9010, HB-7830')
  await expect(page.getByLabel(t('visit.measures'))).toHaveValue(/: 900\u00a0mm$/)
  await expect(page.getByRole('radio', { name: new RegExp(t('book.kind.planning')) })).toBeChecked()
})

test('VB2: each place names its first free time', async ({ page, open }) => {
  await open(visitUrl('en'))
  const first = page.getByRole('radio', { name: new RegExp(`^Courts.*${t('book.firstFree', { day: '(.+)', time: '(.+)' })}`) })
  const [, day = '', time = ''] =
    /First free: (\w+, [\w ]+), ([\w:. ]+)/.exec((await first.locator('..').textContent()) ?? '') ?? []
  await first.check({ force: true })
  const when = step(page, t('book.steps.when'))
  await expect(when.getByRole('heading', { name: t('book.timesOn', { day }) })).toBeVisible()
  await expect(times(page).first()).toHaveAccessibleName(time)
})

test('VB4: a place that does not offer what was chosen says so, and offers what it has', async ({ page, open }) => {
  await open(visitUrl('en', { place: 'courts', kind: 'cooking' }))
  const what = step(page, t('book.steps.what'))
  await expect(what).toContainText(t('book.notHere', { kind: t('book.kind.cooking') }))
  await expect(what.getByRole('radio').first()).toBeChecked()
  await what.getByRole('radio').last().check({ force: true })
  await expect(what).not.toContainText(t('book.kind.cooking'))
})

test('VB2: the nearest place is first', async ({ page, open }) => {
  await open(visitUrl('en'))
  const places = step(page, t('book.steps.where')).getByRole('radio')
  await page.getByLabel(t('shops.postcode')).fill('528793')
  await page.getByRole('button', { name: t('shops.findNearest') }).click()
  await expect(places.first()).toHaveAccessibleName(/^Courts.*about/)
  await page.getByLabel(t('shops.postcode')).fill('12')
  await page.getByRole('button', { name: t('shops.findNearest') }).click()
  await expect(page.getByLabel(t('shops.postcode'))).toHaveAttribute('aria-invalid', 'true')
})

test('VB4: what is missing is said at each field, and nothing typed is lost', { tag: '@both' }, async ({ page, open }) => {
  const ko = wordsIn('ko')
  await open(visitUrl('ko', { place: store }))
  await page.getByLabel(ko('label.name'), { exact: true }).fill('김민지')
  await page.getByRole('button', { name: ko('book.submit') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(ko('chooseVisitTime'))
  await expect(page.getByRole('main').getByLabel(ko('label.email'), { exact: true })).toHaveAccessibleDescription(
    ko('enterEmail'),
  )
  await expect(page.getByLabel(ko('label.name'), { exact: true })).toHaveValue('김민지')
  expect(await accessibilityFaults(page, 'main')).toEqual([])

  await page.reload()
  await expect(page.getByLabel(ko('label.name'), { exact: true })).toHaveValue('김민지')
})

test('VB4: who books before a place is chosen is led to the places', async ({ page, open }) => {
  await open(visitUrl('en'))
  await book(page).click()
  const places = page.getByRole('group', { name: t('book.steps.where') })
  await expect(places).toBeFocused()
  await expect(places).toHaveAccessibleDescription(t('choosePlace'))
  for (const link of await page.getByRole('main').getByRole('alert').getByRole('link').all()) {
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
  }
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await page.getByRole('radio', { name: /^Courts/ }).check({ force: true })
  await expect(places).toHaveAccessibleDescription('')
})

test('VB4: a time that somebody else has taken meanwhile gets the next free ones', async ({ page, open }) => {
  await open(visitUrl('en', { place: 'courts' }))
  await chooseTime(page, 2)
  await fillIn(page)
  const start = await times(page).nth(2).getAttribute('value')
  const name = unique()
  const other = await page.request.post(bookVisit.path, {
    multipart: {
      ...{ place: 'courts', kind: 'model', start: start ?? '', name, email: `${name}@example.com`, phone: '9' },
    },
  })
  expect(await other.json()).toMatchObject({ data: { outcome: 'booked' } })
  await book(page).click()
  const when = step(page, t('book.steps.when'))
  await expect(when.getByRole('alert')).toContainText(t('book.outcome.taken'))
  await expect(page.getByRole('main').getByLabel(t('label.phone'), { exact: true })).toHaveValue('9123 4567')
  await times(page).first().check({ force: true })
  await book(page).click()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()
})

for (const { city, timezoneId, local } of [
  { city: 'London', timezoneId: 'Europe/London', local: '3 am' },
  { city: 'Honolulu, where it is the day before', timezoneId: 'Pacific/Honolulu', local: '5 pm' },
]) {
  test(`VB4: with a device in ${city}, the page says which time is meant`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ timezoneId, ...(baseURL && { baseURL }) })
    await page.goto(visitUrl('en', { place: store }))
    await hydrated(page)
    await chooseTime(page, 0)
    const day = (await page.locator('[data-day][aria-pressed="true"]').getAttribute('data-day')) ?? ''
    const when = step(page, t('book.steps.when'))
    await expect(when).toContainText(new RegExp(`another time zone.* ${local}\\..*11 am`))
    await expect(when.getByRole('heading', { name: t('book.timesOn', { day: dayOfWeekText('en', day) }) })).toBeVisible()
    await page.close()
  })
}

test('VB4, G9: without an answer, the page says that it can be sent again', async ({ page, open }) => {
  await open(visitUrl('en', { place: store }))
  await chooseTime(page, 3)
  await fillIn(page)
  await page.route(`**${paths.visit}.data*`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await book(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('book.unanswered'))
  await page.unroute(`**${paths.visit}.data*`)
  await book(page).click()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()
})

test('VB3: an unknown link says so', async ({ page, open }) => {
  await open(pageUrl('en', 'yourVisit', { token: 'nonsense' }))
  await expect(page.getByRole('heading', { name: t('booked.unknownTitle') })).toBeVisible()
})

test('VB5: stores, shops and products lead to the page', async ({ page, open }) => {
  await open(pageUrl('en', 'stores'))
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: t('book.title') })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: /^Best Denki/ })).toBeChecked()
  await open(pageUrl('en', 'shopFinder'))
  await page.getByRole('link', { name: /^Book a visit.*Solenne Showroom/ }).click()
  await expect(page.getByRole('radio', { name: /^Solenne Showroom/ })).toBeChecked()
  await open(pageUrl('en', 'product', { id: 'RH-9010' }))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('buy.appointment') })
    .click()
  await expect(page.getByLabel(t('visit.models'))).toHaveValue('RH-9010')
})
