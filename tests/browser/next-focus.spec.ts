import type { Page } from '@playwright/test'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { listenToLiveRegions } from '#tests/support/announcements.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { filtersWithoutResult } from '#tests/support/test-content.ts'

// Where the focus goes when something is added, removed or cleared, and what a screen reader hears.

const hobs = productListUrl('en', 2)
const kitchen = pageUrl('en', 'myKitchen')
const main = (page: Page) => page.getByRole('main')
const tick = (page: Page, code: string) => page.getByRole('checkbox', { name: `Compare ${code}` })
const heart = (page: Page, code: string) => main(page).getByRole('button', { name: `Keep ${code} in My kitchen` })
const compareButton = (page: Page) => main(page).getByRole('button', { name: /^Compare/ })

test.describe('G12: filters', () => {
  const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  const count = (page: Page) =>
    main(page)
      .getByRole('paragraph')
      .filter({ hasText: /^(\d+|No) products?$/ })

  test('a removed chip gives the focus to the next one, and the last one to the count', { tag: '@both' }, async ({
    page,
    open,
  }) => {
    await open(productListUrl('en', 2, { energy: ['1'], zones: ['1', '2'] }))
    await expect(chips(page)).toHaveCount(3)
    const said = await listenToLiveRegions(page)
    const [second, third] = await Promise.all([1, 2].map((index) => chips(page).nth(index).getAttribute('aria-label')))
    await chips(page).first().press('Enter')
    await expect(chips(page)).toHaveCount(2)
    await expect(page.getByRole('link', { name: second ?? '' })).toBeFocused()
    await expect.poll(said).toEqual([expect.stringMatching(/^Filter removed: Energy/), expect.stringMatching(/^\d+ products?$/)])

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: third ?? '' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveCount(1)
    await expect(chips(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveCount(0)
    await expect(count(page)).toBeFocused()
    await expect.poll(async () => (await said()).at(-1)).toBe('7 products')
  })

  test('clearing them moves the focus to the count, from the chips and from an empty list', async ({ page, open }) => {
    await open(productListUrl('en', 2, { energy: ['1'] }))
    const said = await listenToLiveRegions(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(count(page)).toBeFocused()
    await expect.poll(said).toEqual(['Filters cleared.', expect.stringMatching(/^\d+ products$/)])

    await open(productListUrl('en', 2, filtersWithoutResult))
    const saidNext = await listenToLiveRegions(page)
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect(count(page)).toBeFocused()
    await expect.poll(saidNext).toEqual(['Filters cleared.', expect.stringMatching(/^\d+ products$/)])
  })

  test('the same number of products is said again for another choice', async ({ page, open }) => {
    await open(hobs)
    const said = await listenToLiveRegions(page)
    const [one, other] = ['Newest', 'Lowest price']
    await page.getByLabel('Sort by').selectOption(one)
    await expect(page).toHaveURL(/sort=newest/)
    await expect.poll(said).toHaveLength(1)
    await page.getByLabel('Sort by').selectOption(other)
    await expect.poll(said).toHaveLength(2)
    expect(new Set(await said()).size).toBe(1)
  })
})

test.describe('G12: the compare selection', () => {
  test('each tick is said, also when the sentence is the same', { tag: '@both' }, async ({ page, open }) => {
    await open(hobs)
    const said = await listenToLiveRegions(page)
    await tick(page, 'HB-7830').press('Space')
    await tick(page, 'HB-7320').press('Space')
    await expect.poll(said).toEqual(['1 of 3 selected', '2 of 3 selected'])
    await tick(page, 'HB-7320').press('Space')
    await tick(page, 'HB-6240').press('Space')
    await expect.poll(said).toEqual(['1 of 3 selected', '2 of 3 selected', '1 of 3 selected', '2 of 3 selected'])
    await tick(page, 'HB-7320').press('Space')
    for (const times of [1, 2]) {
      await tick(page, 'HB-9050').press('Space')
      await expect.poll(async () => (await said()).filter((text) => text.startsWith('You can compare'))).toHaveLength(times)
    }
  })

  test('the tray gives the focus to the next product, and at the end to the compare button', { tag: '@both' }, async ({
    page,
    open,
  }) => {
    await open(hobs)
    const said = await listenToLiveRegions(page)
    const last = async () => (await said()).at(-1)
    for (const code of ['HB-7830', 'HB-7320']) await tick(page, code).check()
    const tray = page.getByRole('region', { name: 'Products to compare' })
    await tray.getByRole('button', { name: 'Remove HB-7830' }).click()
    await expect(tray.getByRole('button', { name: 'Remove HB-7320' })).toBeFocused()
    await expect.poll(last).toBe('HB-7830 removed. 1 of 3 selected')
    await page.keyboard.press('Enter')
    await expect(tray).toHaveCount(0)
    await expect(compareButton(page)).toBeFocused()
    await expect.poll(last).toBe('HB-7320 removed. 0 of 3 selected')
  })

  test('the drawer says what happens in it, and returns the focus to its button', { tag: '@both' }, async ({ page, open }) => {
    await open(hobs)
    const said = await listenToLiveRegions(page)
    const last = async () => (await said()).at(-1)
    for (const code of ['HB-7830', 'HB-7320']) await tick(page, code).check()
    await compareButton(page).press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Products to compare' })
    await drawer.getByRole('button', { name: 'Remove HB-7320' }).press('Enter')
    await expect(drawer.getByRole('button', { name: 'Remove HB-7830' })).toBeFocused()
    await expect.poll(last).toBe('HB-7320 removed. 1 of 3 selected')
    await drawer.getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(drawer).toBeHidden()
    await expect(compareButton(page)).toBeFocused()
    await expect.poll(last).toBe('No products selected to compare.')
  })

  test('a column that is added gets the focus, and one that is removed gives it on', async ({ page, open }) => {
    await open(compareUrl('en', ['201'], 2))
    const said = await listenToLiveRegions(page)
    const form = page.getByRole('form', { name: 'Add a product' })
    for (const [series, code] of [
      ['Fiamma', 'HB-7320'],
      ['Fiamma', 'HB-7325'],
    ] as const) {
      await form.getByLabel('Series').selectOption(series)
      await form.getByLabel('Product').selectOption(code)
      await form.getByRole('button', { name: 'Add to the comparison' }).press('Enter')
      await expect(page.getByRole('table').getByRole('link', { name: new RegExp(`^${code}`) })).toBeFocused()
    }
    await expect(form).toHaveCount(0)
    await page.getByRole('link', { name: 'Remove HB-7320' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Remove HB-7325' })).toBeFocused()
    await expect
      .poll(said)
      .toEqual(['HB-7320 added to the comparison.', 'HB-7325 added to the comparison.', 'HB-7320 removed from the comparison.'])
  })
})

test.describe('G12: My kitchen', () => {
  const atHome = (page: Page) => page.getByRole('region', { name: 'At home' })
  const appliance = (page: Page, code: string) => atHome(page).getByRole('article', { name: code })

  async function add(page: Page, model: string, serial = '') {
    const form = atHome(page).getByRole('group').filter({ hasText: 'Add an appliance' })
    await form.waitFor()
    if (!(await form.getByLabel('Model').isVisible())) await form.getByText('Add an appliance').first().click()
    await form.getByLabel('Model').fill(model)
    await form.getByLabel('Serial number').fill(serial)
    await form.getByRole('button', { name: 'Add an appliance' }).press('Enter')
  }

  test('a heart keeps the focus and says what it did, each time', { tag: '@both' }, async ({ page, open }) => {
    await open(hobs)
    const said = await listenToLiveRegions(page)
    await heart(page, 'HB-7830').focus()
    for (const state of ['true', 'false', 'true']) {
      await page.keyboard.press('Enter')
      await expect(heart(page, 'HB-7830')).toHaveAttribute('aria-pressed', state)
    }
    await expect(heart(page, 'HB-7830')).toBeFocused()
    const [kept, removed] = ['HB-7830 is in My kitchen.', 'HB-7830 is no longer in My kitchen.']
    await expect.poll(said).toEqual([kept, removed, kept])
  })

  test('a removed model gives the focus to Undo, and one that is brought back gets it', { tag: '@both' }, async ({
    page,
    open,
  }) => {
    await open(hobs)
    for (const code of ['HB-7830', 'HB-7320']) {
      await heart(page, code).click()
      await expect(heart(page, code)).toHaveAttribute('aria-pressed', 'true')
    }
    await open(kitchen)
    const remove = page.getByRole('button', { name: 'Remove HB-7830 from My kitchen' })
    await remove.waitFor()
    const said = await listenToLiveRegions(page)
    for (const times of [1, 2]) {
      await remove.press('Enter')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(remove).toBeFocused()
      await expect.poll(said).toHaveLength(2 * times)
    }
    const [removed, back] = ['HB-7830 has been removed.', 'HB-7830 has been added.']
    expect(await said()).toEqual([removed, back, removed, back])
  })

  test('an added appliance gets the focus, and its safety notice is said', { tag: '@both' }, async ({ page, open }) => {
    await open(kitchen)
    await atHome(page).waitFor()
    const said = await listenToLiveRegions(page)
    await add(page, 'HB-7830', '261000345')
    await expect(appliance(page, 'HB-7830')).toBeFocused()
    await expect.poll(said).toEqual([expect.stringMatching(/^HB-7830 has been added\. Read this safety notice before .*LPG/)])

    const edit = appliance(page, 'HB-7830').getByRole('button', { name: 'Change details' })
    await edit.press('Enter')
    await expect(appliance(page, 'HB-7830').getByLabel('Serial number')).toBeFocused()
    await appliance(page, 'HB-7830').getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(edit).toBeFocused()

    await edit.press('Enter')
    await appliance(page, 'HB-7830').getByLabel('Serial number').fill('261900000')
    await page.keyboard.press('Enter')
    await expect(appliance(page, 'HB-7830')).toHaveAccessibleName(/261900000/)
    await expect(edit).toBeFocused()
    await expect.poll(said).toContain('Saved.')

    await appliance(page, 'HB-7830').getByRole('button', { name: 'Add the purchase date' }).press('Enter')
    await expect(appliance(page, 'HB-7830').getByLabel('Purchase date')).toBeFocused()
    await appliance(page, 'HB-7830').getByRole('button', { name: 'Remove: HB-7830', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(appliance(page, 'HB-7830')).toBeFocused()
    await expect.poll(said).toEqual([expect.any(String), 'Saved.', 'HB-7830 has been removed.', 'HB-7830 has been added.'])
  })

  test('a shared list leads to the shelves when it is added or put aside', async ({ page, open }) => {
    for (const [button, heading] of [
      ['Not now', 'Nothing here yet'],
      ['Add to my kitchen', 'Thinking of'],
    ] as const) {
      await open(pageUrl('en', 'faq'))
      await open(`${kitchen}#HB-7830`)
      await page.getByRole('button', { name: button }).press('Enter')
      await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    }
  })

  test('the same answer about a file is said each time', async ({ page, open }) => {
    await open(kitchen)
    const said = await listenToLiveRegions(page)
    const field = page.getByLabel('Add from a file')
    const file = { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
    for (const times of [1, 2]) {
      await field.setInputFiles(file)
      await expect.poll(async () => (await said()).filter((text) => text.startsWith('copy.json isn’t'))).toHaveLength(times)
    }
  })

  test('a button that becomes a link to My kitchen gives it the focus', async ({ page, open }) => {
    await open(pageUrl('en', 'support', { id: 'RH-9010' }))
    const said = await listenToLiveRegions(page)
    await page.getByRole('button', { name: 'I have this at home' }).press('Enter')
    await expect(page.getByRole('link', { name: 'It’s in My kitchen' })).toBeFocused()
    await expect.poll(said).toEqual(['RH-9010 has been added to My kitchen.'])
  })
})

test('G12: recent searches that are cleared leave the focus in the field', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'search', { q: 'oven' }))
  const search = page.getByRole('banner').getByRole('search')
  const field = search.locator('input[name=q]')
  await field.focus()
  const clear = search.getByRole('button', { name: 'Clear all' })
  await clear.waitFor()
  const said = await listenToLiveRegions(page)
  await clear.click()
  await expect(field).toBeFocused()
  await expect.poll(said).toContain('No recent searches.')
})

test('F: the reference of a form that was sent is said', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'withdraw'))
  const form = main(page).getByRole('textbox')
  for (const field of await form.all()) await field.fill((await field.getAttribute('type')) === 'email' ? 'a@example.com' : 'x')
  const said = await listenToLiveRegions(page)
  await main(page).locator('form[method=post] button[type=submit]').press('Enter')
  await hydrated(page)
  await expect.poll(said).toEqual(['Submitted successfully', expect.stringMatching(/reference.*[A-Z0-9]{4}-[A-Z0-9]{4}/)])
})

test('safety notices: the verdict on a serial number is said each time', async ({ page, open }) => {
  await open(pageUrl('en', 'support', { id: 'HB-7830' }))
  const notice = page.getByRole('region', { name: /^HB-7830 on LPG/ })
  await notice.getByLabel('Your serial number').fill('261400123')
  const said = await listenToLiveRegions(page)
  for (const times of [1, 2]) {
    await notice.getByRole('button', { name: 'Check' }).press('Enter')
    await expect.poll(said).toHaveLength(times)
  }
  expect((await said())[1]).toContain('261400123 is affected')
})
