import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import ICAL from 'ical.js'
import { offlinePageKey } from '#app/browser/offline/offline-keys.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'

const kitchen = pageUrl('en', 'myKitchen')
const atHome = (page: Page) => page.getByRole('region', { name: 'At home' })
const appliance = (page: Page, code: string) => atHome(page).getByRole('article', { name: code })
const keptNow = (page: Page) => page.getByRole('article').getByText('Kept in this browser: you can read both without a network.')

type Typed = { model: string; serial?: string; bought?: string }

async function add(page: Page, { model, serial = '', bought = '' }: Typed) {
  const form = atHome(page).getByRole('group').filter({ hasText: 'Add an appliance' })
  await form.waitFor()
  if (!(await form.getByLabel('Model').isVisible())) await form.getByText('Add an appliance').first().click()
  await form.getByLabel('Model').fill(model)
  await form.getByLabel('Serial number').fill(serial)
  await form.getByLabel('Purchase date').fill(bought)
  await form.getByRole('button', { name: 'Add an appliance' }).click()
}

/** Keeps manual and care guide of a hob. */
async function keepHob(page: Page) {
  await page.goto(kitchen)
  await hydrated(page)
  await add(page, { model: 'HB-7830', serial: '261000345', bought: '2026-08-31' })
  await appliance(page, 'HB-7830').getByRole('button', { name: 'Keep offline' }).click()
  await expect(keptNow(page)).toBeVisible({ timeout: 90_000 })
}

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('kept-offline')
    return (await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length))
  })

test('MK3: an appliance is added by model and serial number, with its warranty, care and notices', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(kitchen)
  await add(page, { model: 'HB-9999' })
  await expect(page.getByLabel('Model')).toHaveAccessibleDescription(/There’s no model HB-9999/)
  await add(page, { model: ' hb 7830', serial: 'S/N 261 000 345', bought: '2026-08-31' })
  const hob = appliance(page, 'HB-7830')
  await expect(hob).toContainText('Serial number 261000345')
  await expect(hob).toContainText(/4 years \d+ months? left/)
  await expect(hob).toContainText('Until 30 August 2031')
  await expect(hob.getByRole('link', { name: /do not use the front right burner/ })).toBeVisible()
  await expect(hob.getByRole('checkbox', { name: /Brush the flame probes/ })).toBeChecked()
  await expect(hob.getByRole('checkbox', { name: /Change the LPG hose/ })).not.toBeChecked()
  expect(await accessibilityFaults(page)).toEqual([])

  await hob.getByRole('button', { name: 'Change details' }).click()
  await hob.getByLabel('Serial number').fill('261900000')
  await hob.getByRole('button', { name: 'Save' }).click()
  await expect(hob).toContainText('Serial number 261900000')
  await expect(hob.getByRole('link', { name: /front right burner/ })).toHaveCount(0)

  await hob.getByRole('button', { name: 'Remove' }).click()
  await expect(appliance(page, 'HB-7830')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(appliance(page, 'HB-7830')).toContainText('Serial number 261900000')
})

test('MK3: the calendar file has the ticked reminders and the end of the warranty', async ({ page, open }) => {
  await open(kitchen)
  await add(page, { model: 'HB-7830', serial: '261000345', bought: '2026-08-31' })
  const hob = appliance(page, 'HB-7830')
  await hob.getByRole('checkbox', { name: /Have the gas joints checked/ }).uncheck()
  await hob.getByRole('checkbox', { name: /Change the LPG hose/ }).check()
  const download = page.waitForEvent('download')
  await hob.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('hb-7830.ics')
  const events = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(events.map(({ summary }) => summary).toSorted()).toEqual([
    'HB-7830: Brush the flame probes',
    'HB-7830: Change the LPG hose',
    'HB-7830: Change the battery (one D cell)',
    'HB-7830: warranty ends',
  ])
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
})

test('MK3: the support page adds its model, with the picture that it shows', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'RH-9010' }))
  await page.getByRole('button', { name: 'I have this at home' }).click()
  await page.getByRole('link', { name: 'It’s in My kitchen' }).click()
  await expect(appliance(page, 'RH-9010').locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
})

test('MK3: the serial number checked against a notice is saved with the appliance', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'HB-7830' }))
  await page
    .getByRole('textbox', { name: /serial number/i })
    .first()
    .fill('261 000 345')
  await page.getByRole('button', { name: 'I have this at home' }).click()
  await page.getByRole('link', { name: 'It’s in My kitchen' }).click()
  await expect(appliance(page, 'HB-7830')).toContainText('261000345')
})

test('MK6: no request reveals the appliances at home, except those saved offline', async ({ page, open }) => {
  await open(kitchen)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const naming = () =>
    requests
      .filter((request) => /HB-?7830|261000345|care\b.*id=2/i.test(`${request.url()} ${request.postData()}`))
      .map((request) => request.url())
  await add(page, { model: 'HB-7830', serial: '261000345', bought: '2026-08-31' })
  const links = appliance(page, 'HB-7830').getByRole('link')
  await links.first().waitFor()
  await page.reload()
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    await link.hover()
    await link.focus()
  }
  expect(requests.length).toBeGreaterThan(0)
  expect(naming().filter((url) => !url.startsWith('data:'))).toEqual([])
  expect(await workers(page)).toBe(0)
})

test('MK4: saved pages open without a network, and other pages say that the device is offline', { tag: '@both' }, async ({
  page,
  context,
}) => {
  await keepHob(page)
  expect(await workers(page)).toBe(1)
  // They are kept in the order in which they arrive.
  const pages = [kitchen, pageUrl('en', 'kitchenFacts'), pageUrl('en', 'care', { id: '2' }), offlinePageKey]
  expect((await kept(page)).filter((url) => !/^\/(assets|media)\//.test(url)).sort()).toEqual(pages.sort())
  const manual = await appliance(page, 'HB-7830').getByRole('link', { name: 'User manual' }).getAttribute('href')

  await context.setOffline(true)
  await page.reload()
  await expect(appliance(page, 'HB-7830')).toContainText(/4 years \d+ months? left/)
  expect(await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), manual ?? '')).toBe('application/pdf')
  await appliance(page, 'HB-7830').getByRole('link', { name: 'Care guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Caring for your hob' })).toBeVisible()
  await page.locator('main img').first().scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0)

  await page.goto(pageUrl('en', 'about'))
  await expect(page).toHaveURL(pageUrl('en', 'about'))
  await expect(page.getByRole('heading', { name: 'The site can’t be reached' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Open My kitchen' }).click()
  await expect(appliance(page, 'HB-7830')).toBeVisible()

  await context.setOffline(false)
  await page.goto(pageUrl('en', 'about'))
  await expect(page.getByRole('heading', { name: 'The site can’t be reached' })).toHaveCount(0)
})

test('MK4: with a network, a saved page is loaded from the site', async ({ page }) => {
  await keepHob(page)
  await page.evaluate(async () => {
    const cache = await caches.open('kept-offline')
    const keys = await cache.keys()
    for (const { url } of keys) if (url.includes('care')) await cache.put(url, new Response('An old page'))
  })
  await page.goto(pageUrl('en', 'care', { id: '2' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Caring for your hob' })).toBeVisible()
  // My kitchen brings what is kept up to date.
  await page.goto(kitchen)
  const keptGuide = () =>
    page.evaluate(
      async (url) => (await (await caches.match(url))?.text())?.includes('Caring for your hob'),
      pageUrl('en', 'care', { id: '2' }),
    )
  await expect.poll(keptGuide).toBe(true)
})

test('MK4: one button deletes the offline cache and the service worker', async ({ page }) => {
  await keepHob(page)
  await page.getByRole('button', { name: 'Remove all that’s kept offline' }).click()
  await expect(page.getByRole('main').getByText('Nothing is kept offline any more.')).toBeVisible()
  expect(await workers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await expect(appliance(page, 'HB-7830').getByRole('button', { name: 'Keep offline' })).toBeVisible()
})

test('MK4: if the device is full, nothing counts as saved, and the service worker is removed', async ({ page, open }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  })
  await open(kitchen)
  await add(page, { model: 'HB-7830' })
  await appliance(page, 'HB-7830').getByRole('button', { name: 'Keep offline' }).click()
  await expect(page.getByRole('article').getByText('We couldn’t keep this.')).toBeVisible()
  await expect.poll(() => workers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('MK6: without storage, the page says so, and pages for owners work as before', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(pageUrl('en', 'support', { id: 'RH-9010' }))
  await page.getByRole('button', { name: 'I have this at home' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your browser couldn’t keep this' })).toBeVisible()
  await open(kitchen)
  await expect(page.getByText('Your browser doesn’t let this site keep anything')).toBeVisible()
})

test('safety notices: without a serial number, or with one that can’t be read, a notice about the model warns', async ({
  page,
  open,
}) => {
  await open(kitchen)
  await add(page, { model: 'hb 7830/01' })
  const hob = appliance(page, 'HB-7830')
  const warning = hob.getByText('We can’t tell from the serial number whether this appliance is affected')
  await expect(warning).toContainText('Call +65 6100 0000')
  await expect(hob.getByRole('link', { name: /front right burner/ })).toBeVisible()
  const enter = async (serial: string) => {
    await hob.getByRole('button', { name: 'Change details' }).click()
    await hob.getByLabel('Serial number').fill(serial)
    await hob.getByRole('button', { name: 'Save' }).click()
  }
  await enter('26S000001')
  await expect(hob).toContainText('Serial number 26S000001')
  await expect(warning).toBeVisible()
  await enter('26I OO0 001')
  await expect(hob).toContainText('Serial number 261000001')
  await expect(hob.getByText('Read this safety notice before you use the appliance.')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await enter('26I9 OOOOO')
  await expect(hob).toContainText('Serial number 261900000')
  await expect(hob.getByRole('link', { name: /front right burner/ })).toHaveCount(0)
})

test('safety notices: an opened file warns whatever its spelling, and a purchase in the future has no warranty date', async ({
  page,
  open,
}) => {
  await open(kitchen)
  const entry = { title: 'Hob', category: 2, added: '2026-11-23T09:00:00.000Z', bought: '2062-01-01' }
  const ownedShelf = [
    { ...entry, code: 'hb7830', serial: 'S/N 261O00001' },
    { ...entry, code: 'XX-0000', bought: '2026-01-01' },
  ]
  await page.getByLabel(/file/i).setInputFiles({
    name: 'my-kitchen.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ version: 1, thinkingOf: [], atHome: ownedShelf })),
  })
  const hob = appliance(page, 'HB-7830')
  await expect(hob.getByRole('link', { name: /front right burner/ })).toBeVisible()
  await expect(hob.getByText('Read this safety notice before you use the appliance.')).toBeVisible()
  await expect(hob).not.toContainText(/ left|20[67]\d/)
  await expect(appliance(page, 'XX-0000')).not.toContainText(/left|2031/)
})
