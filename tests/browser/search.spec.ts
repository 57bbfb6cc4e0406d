import type { Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const english = wordsIn('en')
const results = (page: Page) => page.getByRole('main')
const group = (page: Page, kind: 'product' | 'question' | 'document') =>
  results(page).getByRole('region', { name: english(`search.kind.${kind}`) })

test.describe('search: results page', () => {
  test.use({ javaScriptEnabled: false })

  test('works as a plain form and lists the named model first', async ({ page }) => {
    await page.goto(pageUrl('en', 'search', { q: '' }))
    for (const code of ['RH-9010', 'rh9010', '9010']) {
      await results(page).getByRole('searchbox').fill(code)
      await results(page)
        .getByRole('button', { name: english('search.submit') })
        .click()
      await expect(group(page, 'product').getByRole('article').first()).toContainText('RH-9010')
    }
    await expect(page).toHaveURL(pageUrl('en', 'search', { q: '9010' }))
    await expect(results(page).getByRole('searchbox')).toHaveValue('9010')
  })

  test('shows the number of matches per kind and marks the search terms', async ({ page }) => {
    await page.goto(pageUrl('en', 'search', { q: 'steam oven' }))
    const kinds = results(page).getByRole('navigation', { name: english('search.groups') })
    await kinds.getByRole('link', { name: english('search.kind.question') }).click()
    await expect(group(page, 'question')).toBeInViewport()
    await expect(group(page, 'question').locator('mark').first()).toHaveText(/steam|oven/i)
    await expect(group(page, 'document').getByRole('link').first()).toHaveAttribute('href', /\.pdf$/)
  })

  test('finds discontinued models, marks them and links to their support page', async ({ page }) => {
    await page.goto(pageUrl('en', 'search', { q: 'RH-9008' }))
    await expect(group(page, 'product').getByRole('article').first()).toContainText(english('search.discontinued'))
    await results(page)
      .getByRole('link', { name: english('search.support', { code: 'RH-9008' }) })
      .click()
    await expect(page).toHaveURL(pageUrl('en', 'support', { id: 'RH-9008' }))
  })

  test('without results, links to the categories and shows the phone number', async ({ page }) => {
    await page.goto(pageUrl('en', 'search', { q: 'zzyzx' }))
    await expect(results(page).getByText(english('search.nothing', { words: 'zzyzx' }))).toBeVisible()
    await expect(results(page).getByRole('link', { name: 'Hobs' })).toBeVisible()
    await expect(results(page).getByRole('link', { name: '+65 6100 0000' })).toHaveAttribute('href', 'tel:+6561000000')
  })
})

test('G5: on a phone, the open search field covers the whole header', { tag: '@phone' }, async ({ page, open }) => {
  await open('/')
  const field = page.getByRole('banner').locator('input[type=search]')
  const heart = await page.getByRole('banner').getByRole('link', { name: 'My kitchen' }).boundingBox()
  await field.focus()
  const { x, y, width, height } = heart ?? { x: 0, y: 0, width: 0, height: 0 }
  const isField = (element: Element, [left, top]: [number, number]) => document.elementFromPoint(left, top) === element
  await expect.poll(() => field.evaluate(isField, [x + width / 2, y + height / 2] as [number, number])).toBe(true)
})

test.describe('search: suggestions', () => {
  const field = (page: Page) => page.getByRole('banner').locator('input[name=q]')
  const options = (page: Page) => page.getByRole('banner').getByRole('option')

  test('appear while typing, and their number is announced', { tag: '@both' }, async ({ page, open }) => {
    await open('/')
    await field(page).focus()
    await expect(field(page)).toHaveRole('combobox')
    await field(page).pressSequentially('rh9010')
    await expect(options(page).first()).toContainText('RH-9010')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ results$/)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('can be selected with arrow keys and opened with Enter', async ({ page, open }) => {
    await open('/')
    await field(page).focus()
    await field(page).fill('rh-9010')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'RH-9010' }))
    await expect(options(page)).toHaveCount(0)
  })

  test('close on Escape; Enter without a selection opens the results page', { tag: '@both' }, async ({ page, open }) => {
    await open('/zh-hans')
    await field(page).focus()
    await field(page).fill('清洗')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('清洗')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pageUrl('zh-Hans', 'search', { q: '清洗' }))
  })

  test('Q7: are grouped under headings, with small pictures that move nothing', { tag: '@both' }, async ({ page, open }) => {
    await open('/')
    await field(page).focus()
    await field(page).fill('hood')
    const products = page.getByRole('banner').getByRole('group', { name: english('suggestion.products') })
    const help = page.getByRole('banner').getByRole('group', { name: english('suggestion.support') })
    await expect(products.getByRole('option').first()).toBeVisible()
    await expect(help.getByRole('option').first()).toContainText(english('search.kind.question'))
    for (const picture of await products.getByRole('option').locator('img').all()) {
      await expect(picture).toHaveAttribute('alt', '')
      await expect(picture).toHaveAttribute('width', '48')
      await expect(picture).toHaveAttribute('height', '48')
      await expect(picture).toHaveJSProperty('complete', true)
    }
    await expect(help.getByRole('option').locator('img')).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('Q7: Home and End go to the first and last option; the arrow key opens a closed list', async ({ page, open }) => {
    await open('/')
    await field(page).focus()
    await field(page).fill('hood')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Home')
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toBeVisible()
  })

  test('Q7: stay until the next ones arrive, but none is active any more', async ({ page, open }) => {
    await open('/')
    await field(page).focus()
    await field(page).fill('rh-9010')
    await expect(options(page).first()).toContainText('RH-9010')
    await page.keyboard.press('ArrowDown')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/q=hob/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/q=hob/)
    await field(page).fill('hob')
    await asked
    await expect(options(page).first()).toContainText('RH-9010')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'false')
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    release()
    await expect(options(page).first()).not.toContainText('RH-9010')
  })

  test('open on click', async ({ page, open }) => {
    await open('/')
    await field(page).focus()
    await field(page).fill('9010')
    await options(page).first().click()
    await expect(page).toHaveURL(pageUrl('en', 'product', { id: 'RH-9010' }))
  })

  test('keep the typed text when their code loads during typing', async ({ page, open }) => {
    await open('/')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/suggestions[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await field(page).focus()
    await page.keyboard.type('rh010')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    release()
    await expect(field(page)).toHaveRole('combobox')
    await page.keyboard.type('9')
    await expect(field(page)).toHaveValue('rh9010')
    await expect(options(page).first()).toContainText('RH-9010')
  })

  test('say that nothing was found; their code loads only on focus', async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open('/')
    expect(asked.filter((url) => /suggestions|\/api\//.test(url))).toEqual([])
    await field(page).focus()
    await field(page).fill('zzyzx')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('No results')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  })
})
