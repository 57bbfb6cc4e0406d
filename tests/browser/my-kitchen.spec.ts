import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { fitQuery } from '#contract/fit/questions.ts'
import { fitUrl, pageUrl, productListUrl, productUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { observeLayoutShifts, sumOf } from '#tests/support/layout-shift.ts'
import { sentFields } from '#tests/support/sent-fields.ts'

const hobs = productListUrl('en', 2)
const kitchen = pageUrl('en', 'myKitchen')
const heart = (page: Page, code: string) => page.getByRole('main').getByRole('button', { name: `Keep ${code} in My kitchen` })
const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^My kitchen/ })
const thinkingOf = (page: Page) => page.getByRole('region', { name: 'Thinking of' })
const cards = (page: Page) => thinkingOf(page).getByRole('article')
const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function keep(page: Page, ...codes: string[]) {
  for (const code of codes) {
    await heart(page, code).click()
    await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true')
  }
}

/** Another visitor's browser: it shares nothing with the first. */
async function otherBrowser(context: BrowserContext, baseURL: string | undefined) {
  const browser = context.browser()
  if (!browser) throw new Error('The context has no browser')
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  return { page: await other.newPage(), [Symbol.asyncDispose]: () => other.close() }
}

test('MK1: a heart keeps a model or removes it, by keyboard too, and the header counts them', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(hobs)
  await expect(entry(page)).toHaveAccessibleName('My kitchen')
  await keep(page, 'HB-7830')
  await expect(entry(page)).toHaveAccessibleName('My kitchen 1')
  await heart(page, 'HB-7320').focus()
  await page.keyboard.press('Enter')
  await expect(entry(page)).toHaveAccessibleName('My kitchen 2')
  await page.keyboard.press('Enter')
  await expect(entry(page)).toHaveAccessibleName('My kitchen 1')
  await expect(page).toHaveURL(hobs)
  const { width = 0, height = 0 } = (await heart(page, 'HB-7320').boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)

  await open(productUrl('en', { code: 'HB-7830', category: 2, isOutside: false }))
  await expect(heart(page, 'HB-7830')).toHaveAttribute('aria-pressed', 'true')
  await entry(page).click()
  await expect(cards(page)).toHaveText([/HB-7830/])
})

test('MK1: count and hearts appear without moving anything', { tag: '@both' }, async ({ page, open }) => {
  await open(hobs)
  await keep(page, 'HB-7830')
  const shifts = await observeLayoutShifts(page)
  await open(hobs)
  await expect(entry(page)).toHaveAccessibleName('My kitchen 1')
  await expect(heart(page, 'HB-7830')).toBeVisible()
  expect(sumOf(await shifts())).toBe(0)
})

test('MK1: measures from the fit finder are saved with the model, and its picture without a request', async ({ page, open }) => {
  await open(fitUrl('en', 2, fitQuery({ cutoutWidth: 750, gas: 'town' })))
  await keep(page, 'HB-7830')
  await open(kitchen)
  await expect(cards(page).getByRole('listitem')).toHaveText(['Cut-out, width: 750 mm', 'Gas: Town gas'])
  await expect(cards(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
})

test('MK2: no request reveals the kitchen until the list is sent', async ({ page, open }) => {
  await open(hobs)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const naming = () =>
    requests.filter((request) => /(HB|RH)-\d{4}/i.test(`${request.url()} ${request.postData()}`)).map((request) => request.url())
  await keep(page, 'HB-7830', 'HB-7320')
  // The list itself shows the pictures of all its models.
  expect(naming().filter((url) => !url.includes('/media/'))).toEqual([])

  await page.goto(kitchen)
  await hydrated(page)
  requests.length = 0
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await cards(page).first().getByRole('link').hover()
  await cards(page).first().getByRole('link').focus()
  await page.getByRole('button', { name: 'Remove HB-7320 from My kitchen' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.goto(`${kitchen}#RH-9010,HB-7830`)
  await page.getByRole('button', { name: 'Add to my kitchen' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByLabel('What would you like?').selectOption('A visit to the showroom')
  await page.getByLabel('Phone or email').fill('visitor@example.com')
  expect(requests.length).toBeGreaterThan(0)
  expect(naming()).toEqual([])

  await thinkingOf(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('main').getByText('Your reference')).toBeVisible()
  expect(naming()).toEqual([expect.stringContaining(formCalls.enquiry.path)])
  const sent = requests.find((request) => request.url().includes(formCalls.enquiry.path))
  const fields = await sentFields(sent)
  expect(fields.get('cate_name')).toBe('My kitchen: showroom visit')
  expect(fields.get('series_name')).toBe('HB-7830; HB-7320; RH-9010')
})

test('MK2: the models stand along one wall, drawn to scale, with the sum of their prices', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open(hobs)
  await keep(page, 'HB-7830', 'HB-7320')
  await open(kitchen)
  const part = page.getByRole('region', { name: 'Your kitchen, drawn to scale' })
  const drawing = part.getByRole('img')
  await expect(drawing).toHaveAccessibleName(/HB-7830 780\smm wide, 120\smm high; HB-7320 730\smm wide, 120\smm high/)
  await expect(drawing.getByText('HB-7830')).toBeVisible()
  await expect(part.getByText(/All together: From S\$2,860 incl\. GST/)).toBeVisible()
  const edges = drawing.locator('g > path:first-child')
  const [large = 0, small = 0] = await edges.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width))
  expect(Math.round((small / large) * 780)).toBe(730)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('MK2: a removed model can be brought back at once, where it was', { tag: '@both' }, async ({ page, open }) => {
  await open(hobs)
  await keep(page, 'HB-7830', 'HB-7320')
  await open(kitchen)
  await page.getByRole('button', { name: 'Remove HB-7830 from My kitchen' }).click()
  await expect(cards(page)).toHaveText([/HB-7320/])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveText([/HB-7830/, /HB-7320/])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('MK2: a shared link shows its list, and adds it without removing anything', async ({ page, open, context, baseURL }) => {
  await open(hobs)
  await keep(page, 'HB-7830')
  await using other = await otherBrowser(context, baseURL)
  await other.page.goto(hobs)
  await hydrated(other.page)
  await keep(other.page, 'HB-7320')
  await other.page.goto(`${kitchen}#HB-7830,ZZ-0000`)
  const shared = other.page.getByRole('region', { name: 'A list shared with you' })
  await expect(shared.getByRole('article')).toHaveText([/HB-7830/, /ZZ-0000.*No longer sold/])
  await expect(cards(other.page)).toHaveText([/HB-7320/])
  await shared.getByRole('button', { name: 'Add to my kitchen' }).click()
  await expect(shared).toHaveCount(0)
  await expect(cards(other.page)).toHaveText([/HB-7320/, /HB-7830/])
  expect(new URL(other.page.url()).hash).toBe('')
})

test('MK5: a saved file brings everything into another browser, and a model that is gone stays', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await open(hobs)
  await keep(page, 'HB-7830')
  await open(kitchen)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-kitchen.json')
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'))
  const [hob] = saved.thinkingOf
  const gone = { ...hob, code: 'ZZ-0001', title: 'A hob of former days', picture: undefined }

  await using other = await otherBrowser(context, baseURL)
  await other.page.goto(hobs)
  await hydrated(other.page)
  await keep(other.page, 'HB-7320')
  await other.page.goto(kitchen)
  const chosen = (content: string) => ({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  const input = other.page.getByLabel('Add from a file')
  await input.setInputFiles(chosen('{"version":1}'))
  await expect(
    other.page.getByRole('main').getByText('copy.json isn’t a file of My kitchen. Choose the file that you saved here'),
  ).toBeVisible()
  await input.setInputFiles(chosen('not JSON'))
  await expect(other.page.getByRole('main').getByText('copy.json isn’t a file of My kitchen')).toBeVisible()
  await input.setInputFiles(chosen(JSON.stringify({ ...saved, thinkingOf: [hob, gone] })))
  await expect(other.page.getByRole('main').getByText('2 appliances of the file are here now.')).toBeVisible()
  await expect(cards(other.page)).toHaveCount(3)
  await expect(cards(other.page).filter({ hasText: 'ZZ-0001' })).toHaveText(/A hob of former days.*No longer sold/)
})

test('MK5: several tabs agree', async ({ page, open, context, baseURL }) => {
  await open(hobs)
  const tab = await context.newPage()
  await tab.goto(new URL(kitchen, baseURL).href)
  await expect(tab.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await keep(page, 'HB-7830')
  await expect(cards(tab)).toHaveText([/HB-7830/])
  await expect(entry(tab)).toHaveAccessibleName('My kitchen 1')
  await tab.getByRole('button', { name: 'Remove HB-7830 from My kitchen' }).click()
  await expect(heart(page, 'HB-7830')).toHaveAttribute('aria-pressed', 'false')
  await expect(entry(page)).toHaveAccessibleName('My kitchen')
})

test('MK5: blocked storage is said in one sentence, and the rest of the site works', async ({ page, open }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await open(hobs)
  await heart(page, 'HB-7830').click()
  await expect(says(page, 'Your browser couldn’t keep this: storage is blocked or full.')).toBeVisible()
  await expect(heart(page, 'HB-7830')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('checkbox', { name: 'Compare HB-7830' }).check()
  await entry(page).click()
  await expect(
    page.getByText(/^Your browser doesn’t let this site keep anything, so My kitchen can’t be used here/),
  ).toBeVisible()
})

test('MK5: full storage is said, and nothing of the kitchen is lost', async ({ page, open }) => {
  await open(hobs)
  await keep(page, 'HB-7830')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await heart(page, 'HB-7320').click()
  await expect(says(page, 'Your browser couldn’t keep this: storage is blocked or full.')).toBeVisible()
  await open(kitchen)
  await expect(cards(page)).toHaveText([/HB-7830/])
})

test('G9: if the code of a heart cannot be loaded, the page offers to try again', async ({ page, open }) => {
  await page.route('**/assets/toggle-wishlist-*.js', (route) => route.abort())
  await open(hobs)
  await heart(page, 'HB-7830').click()
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).waitFor()
  await page.unroute('**/assets/toggle-wishlist-*.js')
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await keep(page, 'HB-7830')
})

test('MK1: an empty kitchen says what it is for and leads to the models', { tag: '@both' }, async ({ page, open }) => {
  await open(kitchen)
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(page.getByText('nothing is sent until you send it')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Measure and see what fits' })).toHaveAttribute(
    'href',
    pageUrl('en', 'fit'),
  )
  await page.getByRole('navigation', { name: 'Where to begin' }).getByRole('link', { name: 'Hobs' }).click()
  await expect(page).toHaveURL(/id=2/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('MK1: the page says why it is empty, and no model has a heart', async ({ page }) => {
    await page.goto(kitchen)
    await expect(page.getByText('My kitchen needs JavaScript')).toBeVisible()
    for (const url of [hobs, productUrl('en', { code: 'HB-7830', category: 2, isOutside: false })]) {
      await page.goto(url)
      await expect(page.getByRole('button', { name: /in My kitchen/ })).toHaveCount(0)
    }
  })
})
