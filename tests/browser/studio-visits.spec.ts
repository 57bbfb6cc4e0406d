import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { instantInSingapore } from '#i18n/singapore-time.ts'
import { visitPlacesOf } from '#publishing/read/visit-places.ts'
import { bookWalkIn } from '#submissions/staff/walk-in.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import type { RunningStudio } from '#tests/support/run-studio.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG', viewport: { width: 1280, height: 900 } })

/** Three people can be advised at once at Best Denki, and one at Courts. Each test has a week of its own, which begins on a Monday. */
const weeks = {
  read: '2030-01-07',
  move: '2030-01-14',
  drag: '2030-01-21',
  cancel: '2030-01-28',
  walkIn: '2030-02-04',
  block: '2030-02-11',
  closure: '2030-02-18',
  party: '2030-02-25',
  numbers: '2030-03-04',
  axe: '2030-04-08',
  phone: '2030-04-15',
}

type Booked = { day: string; time: string; name: string; place?: string; kind?: 'model' | 'planning'; email?: string }

/** Books a visit as the site would. Returns its reference. */
async function book({ dataFolder, contentFolder }: RunningStudio, booked: Booked): Promise<string> {
  const { day, time, name, place = 'courts', kind = 'model', email = '' } = booked
  const store = openStore({ databaseUrl: undefined, dataFolder }, { timeoutMs: 50_000 })
  const at = new Date().toISOString()
  const rules = visitPlacesOf(contentFolder)(new Date(at)).find(({ id }) => id === place)?.rules
  if (!rules) throw new Error(`${place} takes no visits`)
  const accepted = await bookWalkIn(store, {
    id: crypto.randomUUID(),
    asked: { rules, kind, start: instantInSingapore(day, time), people: 2 },
    person: { name, email, phone: '9123 4567', models: 'RH-9010', note: 'With the plan of our kitchen' },
    language: 'ko',
    by: { who: 'site', at },
  })
  await store.close()
  if (!('reference' in accepted)) throw new Error(`The visit was refused: ${JSON.stringify(accepted)}`)
  return accepted.reference
}

const open = (page: Page, studio: RunningStudio, path: string) => page.goto(`${studio.url}#/visits/${path}`)
const dayOf = (page: Page, name: RegExp) => page.getByRole('region', { name })
const visit = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`\\d{2}:\\d{2}.*${name}`) })
const dialog = (page: Page) => page.getByRole('dialog')

test('VS1: staff read a week and a day: who comes when, for what, with which models and in which language', async ({
  page,
  studio,
}) => {
  const reference = await book(studio, { day: weeks.read, time: '11:00', name: 'Ann Lee', email: 'ann@example.com' })
  await page.goto(studio.url)
  await page.getByRole('link', { name: 'Visits' }).click()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Courts' }).click()
  await open(page, studio, `courts/week/${weeks.read}`)
  await expect(page).toHaveTitle('Monday, 7 January · Courts · Visits · Hearth studio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week of 7 January 2030')
  await dayOf(page, /Monday, 7 January/)
    .getByRole('button', { name: /11:00 ?–11:45.*Ann Lee.*See a model · RH-9010/ })
    .click()
  const pane = page.getByRole('region', { name: reference })
  for (const text of ['2 people', '한국어', 'With the plan of our kitchen', 'RH-9010']) await expect(pane).toContainText(text)
  await expect(pane.getByRole('link', { name: '9123 4567' })).toHaveAttribute('href', 'tel:91234567')
  await expect(pane.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`#/visits/courts/week/${weeks.read}/${reference}$`))

  await page.keyboard.press('1')
  const row = dayOf(page, /Monday, 7 January/).getByRole('button', { name: /Ann Lee/ })
  await expect(row).toContainText('2 people · 한국어 · 9123 4567')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden()
  await expect(pane).toBeHidden()
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await pane.getByRole('link', { name: 'Answer, notes and history in the inbox' }).click()
  await expect(
    page.getByRole('region', { name: reference }).getByRole('listitem').filter({ hasText: 'Opened' }).first(),
  ).toBeVisible()
})

test('VS1: a visit is moved with keys, and back; the visitor’s mail is announced; a time without a seat is refused in words', async ({
  page,
  studio,
}) => {
  await book(studio, { day: weeks.move, time: '11:00', name: 'Bo Tan', email: 'bo@example.com' })
  await book(studio, { day: weeks.move, time: '14:00', name: 'Cy Lim' })
  await open(page, studio, `courts/week/${weeks.move}`)
  await expect(visit(page, 'Bo Tan')).toBeVisible()
  await page.keyboard.press('j')
  await expect(visit(page, 'Bo Tan')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('m')
  await expect(dialog(page)).toContainText('goes to bo@example.com as a mail')
  await dialog(page).getByLabel('Time').fill('14:15')
  await dialog(page).getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('No seat is free then.')).toBeVisible()
  await dialog(page).getByLabel('Time').fill('16:00')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(visit(page, 'Bo Tan')).toContainText('16:00')
  await page.keyboard.press('z')
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(visit(page, 'Bo Tan')).toContainText('11:00')
})

test('VS1: what a visit is for and how many come is changed, the visitor’s mail is announced, and it is undone', async ({
  page,
  studio,
}) => {
  await book(studio, { day: weeks.party, time: '11:00', name: 'Jo Lau', email: 'jo@example.com' })
  await open(page, studio, `courts/week/${weeks.party}`)
  await visit(page, 'Jo Lau').click()
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Change/ })
    .click()
  await expect(dialog(page)).toContainText('The change goes to jo@example.com as a mail')
  await dialog(page)
    .getByRole('button', { name: /What for/ })
    .click()
  await page.getByRole('option', { name: 'Planning advice' }).click()
  await dialog(page)
    .getByRole('button', { name: /People/ })
    .click()
  await page.getByRole('option', { name: '4', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('Visit of Jo Lau changed', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('4 people')
  await expect(visit(page, 'Jo Lau')).toContainText(/11:00 ?–12:30/)
  await page.keyboard.press('z')
  await expect(page.getByRole('article')).toContainText('2 people')
  await expect(visit(page, 'Jo Lau')).toContainText(/11:00 ?–11:45/)
})

test('VS1: a visit is dragged to another day, and moves only after a yes', async ({ page, studio }) => {
  await book(studio, { day: weeks.drag, time: '11:00', name: 'Dee Ong', place: 'best-denki' })
  await open(page, studio, `best-denki/week/${weeks.drag}`)
  const card = visit(page, 'Dee Ong')
  const from = await card.boundingBox()
  const to = await dayOf(page, /Wednesday, 23 January/)
    .locator('[data-day]')
    .boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  const drag = async () => {
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, from.y + 60, { steps: 5 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(dialog(page)).toBeHidden()
  await drag()
  await page.mouse.up()
  await expect(dialog(page)).toContainText('There is no email address. Please call: 9123 4567')
  await expect(dialog(page).getByLabel('Time')).toHaveValue(/^1[12]:(00|15|30|45)$/)
  await expect(dayOf(page, /Monday, 21 January/).getByRole('button', { name: /Dee Ong/, includeHidden: true })).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Change' }).click()
  await expect(dayOf(page, /Wednesday, 23 January/).getByRole('button', { name: /Dee Ong/ })).toBeVisible()
})

test('VS1: a visit is cancelled with a word, and whoever did not come is marked', async ({ page, studio }) => {
  const reference = await book(studio, { day: weeks.cancel, time: '11:00', name: 'Eve Goh', email: 'eve@example.com' })
  await book(studio, { day: weeks.cancel, time: '15:00', name: 'Fay Lim' })
  await open(page, studio, `courts/week/${weeks.cancel}`)
  await visit(page, 'Fay Lim').click()
  await page.getByRole('button', { name: /^Did not come/ }).click()
  await expect(page.getByText('Fay Lim is marked as not come')).toBeVisible()
  await page.getByRole('button', { name: /^Came after all/ }).click()
  await expect(page.getByText('Fay Lim is marked as come')).toBeVisible()

  await visit(page, 'Eve Goh').click()
  await page.getByRole('button', { name: /^Cancel visit/ }).click()
  await dialog(page).getByLabel('A word to the visitor').fill('Our oven is broken.')
  await dialog(page).getByRole('button', { name: 'Cancel the visit' }).click()
  await expect(page.getByText('Visit of Eve Goh cancelled')).toBeVisible()
  const pane = page.getByRole('region', { name: reference })
  await expect(pane).toContainText('Our oven is broken.')
  await expect(pane.getByRole('button', { name: /^Change/ })).toBeHidden()
})

test('VS1: somebody who walks in is added, also outside the times for visitors; without a name nothing is', async ({
  page,
  studio,
}) => {
  await open(page, studio, `courts/day/${weeks.walkIn}`)
  await expect(page.getByText('No visits yet')).toBeVisible()
  await page.keyboard.press('w')
  await dialog(page).getByLabel('Time').fill('13:10')
  await dialog(page).getByRole('button', { name: 'Add the visit' }).click()
  await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
  await dialog(page).getByLabel('Name').fill('Gus Lim')
  await dialog(page).getByLabel('Models').fill('HB-7830')
  await dialog(page).getByRole('button', { name: 'Add the visit' }).click()
  await expect(page.getByText('Visit of Gus Lim added')).toBeVisible()
  await expect(visit(page, 'Gus Lim')).toContainText('HB-7830')
  await expect(page.getByText('Closed since')).toBeHidden()
})

test('VP3: a time that is blocked after a booking shows as a clash, whatever week is open, until it is unblocked', async ({
  page,
  studio,
}) => {
  await book(studio, { day: weeks.block, time: '11:00', name: 'Hui Min', place: 'best-denki' })
  await open(page, studio, `best-denki/week/${weeks.block}`)
  await expect(visit(page, 'Hui Min')).toBeVisible()
  await page.getByRole('button', { name: 'Block a time' }).click()
  await dialog(page).getByLabel('From').fill('14:00')
  await dialog(page).getByLabel('Until').fill('10:00')
  await expect(dialog(page).getByLabel('Until')).toHaveAccessibleDescription('The end must be after the beginning.')
  await dialog(page).getByLabel('From').fill('09:00')
  await dialog(page).getByLabel('Until').fill('12:00')
  await dialog(page).getByLabel('Why').fill('Training')
  await dialog(page).getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Training')).toBeVisible()
  await expect(visit(page, 'Hui Min')).toContainText('Closed since')
})

test('VP3: a closure that is published while the room is open shows as a clash by itself', async ({ page, studio }) => {
  await book(studio, { day: weeks.closure, time: '11:00', name: 'Kit Soh' })
  await open(page, studio, `courts/week/${weeks.closure}`)
  await expect(visit(page, 'Kit Soh')).toBeVisible()
  await expect(visit(page, 'Kit Soh')).not.toContainText('Closed since')
  const stores = join(studio.contentFolder, 'stores.yaml')
  const text = readFileSync(stores, 'utf8')
  const closed = `visits:\n      closed:\n        - { from: ${weeks.closure}, until: ${weeks.closure} }\n`
  writeFileSync(stores, text.replace(/visits:\n(?= {6}atOnce: 1\n)/, closed))
  await expect(visit(page, 'Kit Soh')).toContainText('Closed since')
  writeFileSync(stores, text)
  await expect(visit(page, 'Kit Soh')).not.toContainText('Closed since')
})

test('VS2: the secret address of a calendar feed is made, copied and renewed', async ({ page, studio }) => {
  await open(page, studio, 'courts')
  await page.getByRole('button', { name: 'Calendar feed' }).click()
  await dialog(page).getByRole('button', { name: 'Make an address' }).click()
  const address = dialog(page).getByLabel('Secret address')
  await expect(address).toHaveValue(/\/visits\.ics\?place=courts&secret=[\w-]{32}$/)
  const first = await address.inputValue()
  await dialog(page).getByRole('button', { name: 'Make a new address' }).click()
  await expect(address).not.toHaveValue(first)
  expect(await accessibilityFaults(page, '.overlay')).toEqual([])
})

test('VS3: the numbers of a month: booked, cancelled, by place, kind and model', async ({ page, studio }) => {
  await book(studio, { day: weeks.numbers, time: '11:00', name: 'Ida Koh' })
  await book(studio, { day: weeks.numbers, time: '14:00', name: 'Jo Ng', kind: 'planning', place: 'best-denki' })
  await open(page, studio, `courts/numbers/${weeks.numbers}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('March 2030')
  await expect(page.getByRole('row', { name: /^Best Denki Planning advice 1 0 0 0 0/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Courts See a model 1 0 0 0 0/ })).toBeVisible()
  await expect(page.getByRole('row', { name: 'RH-9010 2' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('No visits in this month.')).toBeVisible()
})

test('VS1: without an answer from the database, the room says so and comes back by itself', async ({ page, studio }) => {
  await page.route('**/api/counts', (route) => route.fulfill({ status: 503, json: { error: 'database' } }))
  await open(page, studio, 'courts')
  await expect(page.getByRole('alert')).toHaveText('The database is not available. Try again in a minute.')
  await page.unroute('**/api/counts')
  await expect(page.getByRole('alert')).toBeHidden()
})

for (const language of ['en', 'zh-Hans']) {
  test(`VS1: axe finds no fault in week, day and dialogs, ${language}`, async ({ page, studio }) => {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.addInitScript((language) => localStorage.setItem('studio-language', language), language)
    const time = language === 'en' ? '11:00' : '15:00'
    const reference = await book(studio, { day: weeks.axe, time, name: 'Kai Wong', email: 'kai@example.com' })
    await open(page, studio, `courts/week/${weeks.axe}/${reference}`)
    const pane = page.getByRole('region', { name: reference })
    await expect(pane.getByRole('term').last()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const key of ['m', 'x', 'w', 'b']) {
      await page.keyboard.press(key)
      await expect(dialog(page)).toBeVisible()
      expect(await accessibilityFaults(page, '.overlay')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
    await page.keyboard.press('1')
    await expect(page.getByRole('region', { name: /4月8日|8 April/ })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test(`VS1, ST2: on a phone of 390 px, a week is read, a visit opened and moved, ${language}`, async ({ page, studio }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((language) => localStorage.setItem('studio-language', language), language)
    const time = language === 'en' ? '11:00' : '15:00'
    const name = language === 'en' ? 'Lou Teo' : 'Max Yeo'
    await book(studio, { day: weeks.phone, time, name })
    await open(page, studio, `courts/week/${weeks.phone}`)
    await visit(page, name).click()
    await expect(page.getByRole('main')).toBeHidden()
    await page.getByRole('article').getByRole('button').nth(1).click()
    await expect(dialog(page)).toBeVisible()
    expect(await accessibilityFaults(page, '.overlay')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await dialog(page)
      .locator('input[type=time]')
      .fill(language === 'en' ? '12:00' : '17:00')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('article').getByRole('button').first().click()
    await expect(visit(page, name)).toContainText(language === 'en' ? '12:00' : '17:00')
    expect(await accessibilityFaults(page)).toEqual([])
  })
}
