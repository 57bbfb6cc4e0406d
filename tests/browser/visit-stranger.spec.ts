import type { Page } from '@playwright/test'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl, visitUrl, yourVisitUrl } from '#contract/pages/urls.ts'
import { dayAfter, dayOf } from '#contract/visits/availability.ts'
import { bookVisit, changeVisit, showVisit, visitTimes } from '#contract/wire/calls/visit-calls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const store = 'courts'
const main = (page: Page) => page.getByRole('main')
const when = (page: Page) => main(page).getByRole('region', { name: t('book.steps.when') })
const times = (page: Page) => when(page).getByRole('radio')
const freeDays = (page: Page) => page.getByRole('grid').getByRole('button', { name: /free$/ })

async function fillIn(page: Page, mark: string) {
  await main(page).getByLabel(t('label.name'), { exact: true }).fill(`Mei Tan ${mark}`)
  await main(page).getByLabel(t('label.email'), { exact: true }).fill(`${mark}@example.com`)
  await main(page).getByLabel(t('label.phone'), { exact: true }).fill('9123 4567')
}

/** The free times of a day that no other test takes. */
async function freeTimes(page: Page, days: number): Promise<string[]> {
  const day = dayAfter(dayOf(Date.now()), days)
  const query = { place: store, kind: 'model', from: day, until: day }
  const found = await (await page.request.get(visitTimes.path, { params: query })).json()
  return found.data.days.flatMap((one: { times: { start: string }[] }) => one.times.map(({ start }) => start))
}

async function booked(page: Page, start: string): Promise<string> {
  const mark = unique()
  const person = { name: mark, email: `${mark}@example.com`, phone: '9123 4567' }
  const reply = await page.request.post(bookVisit.path, { form: { place: store, kind: 'model', start, ...person } })
  return (await reply.json()).data.visit.token
}

const visitOf = async (page: Page, token: string) =>
  (await (await page.request.get(showVisit.path, { params: { token } })).json()).data

test('VB4: whatever stands in the address, the page opens', async ({ page }) => {
  for (const query of [
    'place=nowhere&kind=party&people=99&day=2026-02-30',
    'place=__proto__&kind=constructor&people=-1&day=%00',
    `place=${'x'.repeat(3000)}`,
    'code=%3Cscript%3E,RH-9010,RH-9010,,&measures=;;:;__proto__:1;niche_w:1e999',
    'q=%F0%9F%8D%B3&place=courts&place=best-denki&kind=',
    'token=&day=9999-12-31',
  ]) {
    const answer = await page.request.get(`${visitUrl('en')}?${query}`)
    expect(answer.status(), query).toBe(200)
    expect(await answer.text()).toContain(t('book.steps.where'))
  }
  for (const query of ['from=9999-12-31', 'from=0000-01-01', 'from=9999-12-20&until=9999-12-31', 'until=2020-01-01']) {
    const answer = await page.request.get(`${visitTimes.path}?place=${store}&kind=model&${query}`)
    expect(answer.status(), query).toBe(200)
  }
})

test('VB3: a link that is forged, cut off or cancelled leads to a page that says so', async ({ page, open }) => {
  const [start = ''] = await freeTimes(page, 40)
  const token = await booked(page, start)
  for (const wrong of [`${token}x`, token.slice(0, -1), token.toLowerCase(), `${token}&token=${token}x`]) {
    await open(`${yourVisitUrl('en', '')}${wrong}`.replace('token=&', 'token='))
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open(yourVisitUrl('en', token))
  await page.getByText(t('booked.cancel')).click()
  await page.getByRole('button', { name: t('booked.cancelConfirm') }).click()
  await expect(page.getByRole('heading', { name: t('booked.cancelledTitle') })).toBeVisible()
  // The link of the mail that offered to change it.
  await open(visitUrl('en', { token }))
  await expect(page.getByRole('heading', { name: t('booked.cancelledTitle') })).toBeVisible()
})

test('VP2: a double click books once, and what was typed about a booked visit is forgotten', async ({ page, open }) => {
  await open(visitUrl('en', { place: store }))
  await page.getByRole('button', { name: t('book.nextMonth') }).click()
  await freeDays(page).last().click()
  const chosen = times(page).last()
  const start = (await chosen.getAttribute('value')) ?? ''
  await chosen.check({ force: true })
  await fillIn(page, unique())
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', { name: t('book.submit') }).dblclick()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()
  expect(posts.filter((url) => url.includes(paths.visit))).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()

  await page.goto(`${visitUrl('en', { place: store })}&day=${start.slice(0, 10)}`)
  await hydrated(page)
  await expect(main(page).getByLabel(t('label.name'), { exact: true })).toHaveValue('')
  await expect(times(page).first()).toBeVisible()
  await expect(page.locator(`input[value="${start}"]`)).toHaveCount(0)
})

test('VB3: Back from a booked visit does not lead to its form again', async ({ page, open }) => {
  await open(pageUrl('en', 'stores'))
  await page.goto(visitUrl('en', { place: store }))
  await hydrated(page)
  await page.getByRole('button', { name: t('book.nextMonth') }).click()
  await freeDays(page).nth(10).click()
  await times(page).last().check({ force: true })
  await fillIn(page, unique())
  await page.getByRole('button', { name: t('book.submit') }).click()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/store/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()
})

test('VB4: without scripts, a time that is past or closed since leads to the next free ones, with all that was typed', async ({
  page,
}) => {
  const person = { name: 'Mei <b>Tan</b>', email: 'mei@example.com', phone: '9123 4567', note: 'A wheelchair' }
  const post = (start: string) =>
    page.request.post(visitUrl('en', { place: store }), {
      form: { place: store, kind: 'model', people: '1', start, ...person },
    })
  const [soon = ''] = await freeTimes(page, 42)
  for (const [start, outcome] of [
    ['2026-01-02T03:00:00Z', 'tooLate'],
    [soon.replace(':00Z', ':01Z'), 'closed'],
    ['2099-01-02T03:00:00Z', 'tooFar'],
  ] as const) {
    const answer = await post(start)
    expect(answer.status()).toBe(409)
    const html = await answer.text()
    expect(html).toContain(t(`book.outcome.${outcome}`))
    for (const text of ['Mei &lt;b&gt;Tan&lt;/b&gt;', 'mei@example.com', '9123 4567', 'A wheelchair'])
      expect(html).toContain(text)
  }
  for (const start of ['', 'tomorrow', '2026-02-30T03:00:00Z', '-271821-04-20T00:00:00Z', '9'.repeat(5000)]) {
    expect((await post(start)).status(), start).toBeLessThan(500)
  }
})

test('VB4: of two tabs that move the same visit, the second hears of the first, and can move it again', async ({
  page,
  open,
}) => {
  const [, first = '', second = ''] = await freeTimes(page, 41)
  const token = await booked(page, first)
  await open(visitUrl('en', { token }))
  // The other tab.
  const moved = await page.request.post(changeVisit.path, { form: { token, start: second, sequence: '0' } })
  expect((await moved.json()).data.outcome).toBe('changed')

  await freeDays(page).last().click()
  await times(page).first().check({ force: true })
  await page.getByRole('button', { name: t('book.moveSubmit') }).click()
  await expect(main(page).getByRole('alert')).toContainText(t('booked.meanwhile'))
  expect(await visitOf(page, token)).toMatchObject({ start: second, sequence: 1 })
  await page.getByRole('button', { name: t('book.moveSubmit') }).click()
  await expect(page.getByRole('heading', { name: t('booked.movedTitle') })).toBeVisible()
  expect(await visitOf(page, token)).toMatchObject({ sequence: 2 })
})

test('VP5: a visit is booked with the keyboard alone', { tag: '@both' }, async ({ page, open }) => {
  const ko = wordsIn('ko')
  await open(visitUrl('ko'))
  await page.locator(`input[name="place"][value="${store}"]`).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/place=courts/)
  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  for (const key of ['PageDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('[data-day]:focus')).toHaveAttribute('aria-pressed', 'true')
  const own = main(page)
    .getByRole('region', { name: ko('book.steps.when') })
    .getByRole('radio')
  await own.last().focus()
  await page.keyboard.press('Space')
  await expect(own.last()).toBeChecked()
  const mark = unique()
  await main(page).getByLabel(ko('label.name'), { exact: true }).focus()
  await page.keyboard.type(`김민지 ${mark}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${mark}@example.com`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('9123 4567')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await page.getByRole('button', { name: ko('book.submit') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: ko('booked.title') })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
})
