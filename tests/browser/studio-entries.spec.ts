import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { languageNames } from '#contract/languages.ts'
import { compareUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { runSite } from '#tests/support/running-site.ts'
import { readSitemap } from '#tests/support/sitemap.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG' })

const list = (page: Page) => page.getByRole('listbox', { name: 'Entries' })
const line = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all content' })

/** `/` opens with the key; the key leaves the address. */
async function openList(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('link', { name: 'Write' }).click()
  await expect(line(page, /^EO-6066/)).toBeVisible()
}

const openEntry = (page: Page, file: string) => page.goto(`${new URL(page.url()).origin}/#/write/${file}`)

test('SW2: entries are found, filtered and opened, also with the keyboard', async ({ page, studio }) => {
  await openList(page, studio.url)
  const status = page.getByRole('navigation', { name: 'All content' }).getByRole('status')
  const all = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0])
  expect(all).toBeGreaterThan(100)
  // Only the lines in sight exist.
  expect(await list(page).getByRole('option').count()).toBeLessThan(50)

  await page.keyboard.press('/')
  await page.keyboard.type('rh-9010')
  await expect(line(page, /./).first()).toContainText('RH-9010')
  await page.keyboard.press('Tab')
  await page.getByRole('option').first().focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/#\/write\/products\/rh-9010\/product\.yaml$/)
  await search(page).fill('')

  await page.getByRole('button', { name: /^Kind/ }).click()
  await page.getByRole('menuitemradio', { name: 'Recipe' }).click()
  await expect(list(page).getByRole('option').first()).toContainText('Recipe')
  for (const text of await list(page).getByRole('option').allTextContents()) expect(text).toContain('Recipe')
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('menuitemradio', { name: /^Scheduled/ }).click()
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  expect(await accessibilityFaults(page, '.entry-list')).toEqual([])
})

test('SW2: a product like another in five languages until nothing is red, a safety notice, and both published together', async ({
  page,
  studio,
}) => {
  await openList(page, studio.url)
  await search(page).fill('rh-9010')
  await expect(list(page).getByRole('option').first()).toContainText('RH-9010')
  await line(page, /^RH-9010/).click()
  await page.getByRole('button', { name: 'New like this…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('RH-9011')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog.getByText('There is one with this name already.')).toBeVisible()
  expect(await accessibilityFaults(page, '.modal')).toEqual([])
  await dialog.getByRole('textbox').fill('rh-9099')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(page).toHaveURL(/#\/write\/products\/rh-9099\/product\.yaml$/)
  await expect(page.getByRole('navigation', { name: 'All content' })).not.toContainText('Checking', {
    timeout: 90_000,
  })

  await page.getByRole('button', { name: 'New safety notice' }).click()
  await expect(page).toHaveURL(/#\/write\/notices\/notice-[\d-]+\/notice\.yaml$/)
  // The empty notice is first, because it has faults. The product has none.
  const first = list(page).getByRole('option').first()
  await expect(first).toContainText(/Safety notice.*\d+ faults/s, { timeout: 90_000 })
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('menuitemradio', { name: /^Drafts/ }).click()
  await expect(list(page).getByRole('option')).toHaveCount(2)
  await expect(line(page, /^RH-9099/)).not.toContainText('fault')
  await expect(line(page, /^RH-9099/)).not.toContainText('Not in')
  expect(await accessibilityFaults(page, '.entry-list')).toEqual([])

  await line(page, /^RH-9099/).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: 'Publish 2 entries' }).click()
  await expect(page).toHaveURL(/#\/publish\/.*products\/rh-9099\/product\.yaml.*/)
  expect(page.url()).toContain('notice.yaml')

  await page.goBack()
  await page.getByRole('button', { name: 'New safety notice' }).click()
  await expect(list(page).getByRole('option')).toHaveCount(3)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(list(page).getByRole('option')).toHaveCount(2)
})

test('SW2, SW5: a product like another is complete at once, and after publishing visitors find it everywhere in five languages', async ({
  page,
  studio,
}) => {
  await openList(page, studio.url)
  await openEntry(page, 'products/rh-9010/product.yaml')
  await page.getByRole('button', { name: 'New like this…' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('RH-9098')
  await page.getByRole('dialog').getByRole('button', { name: 'Make it' }).click()
  await expect(page).toHaveURL(/#\/write\/products\/rh-9098\/product\.yaml$/)
  const airflow = page.getByRole('textbox', { name: /^Maximum airflow/ })
  await airflow.fill('1390')
  await airflow.press('Tab')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await expect(page.getByText('No faults')).toBeVisible()

  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('checkbox', { name: /^Choose RH-9098 / }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'No faults.' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('1 entry published')).toBeVisible()

  await using site = await runSite({ content: studio.contentFolder, inPlace: true })
  const { id } = parse(readFileSync(join(studio.contentFolder, 'products/rh-9098/product.yaml'), 'utf8'))
  const { urls } = await readSitemap(site.origin)
  for (const language of languageNames) {
    const own = pageUrl(language, 'product', { id: 'RH-9098' })
    const text = async (url: string) => (await fetch(site.origin + url)).text()
    expect(await text(own)).toMatch(/<h1[^>]*>[\s\S]*RH-9098/)
    expect(await text(own)).toMatch(/1[.,]?390/)
    expect(await text(productListUrl(language, 1))).toContain(`href="${own}"`)
    expect(await text(compareUrl(language, [id, '1']))).toContain(`href="${own}"`)
    expect(await text(pageUrl(language, 'search', { q: 'RH-9098' }))).toContain(own)
    expect(urls.map((url) => url.replace(site.publicUrl, ''))).toContain(own)
  }
})

test('SW2: a question is added to its list, a removed entry says what names it and comes back, and a fixed kind says why', async ({
  page,
  studio,
}) => {
  await openList(page, studio.url)
  await openEntry(page, 'faq/hobs/questions.yaml')
  await page.getByRole('button', { name: 'New: Question…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /Category/ })).toContainText('Hobs')
  await dialog.getByRole('textbox').fill('which-pan')
  await dialog.getByRole('button', { name: 'Make it' }).click()
  const question = page.locator('[data-at="faq/hobs/en.yaml/which-pan"]')
  await expect(question.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Which pan fits?')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  expect(readFileSync(join(studio.draftsFolder, 'faq/hobs/questions.yaml'), 'utf8')).toMatch(/- id: which-pan\n$/)

  await openEntry(page, 'home.yaml')
  await expect(page.getByText('There is one home page.')).toBeVisible()

  await openEntry(page, 'news/cooking-evenings/news.yaml')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Removed as a draft' })).toBeVisible()
  await expect(page.getByText('1 place still names it')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('link', { name: /^Home page › / })).toBeVisible()
  expect(await accessibilityFaults(page, '.write-removed')).toEqual([])
  expect(existsSync(join(studio.contentFolder, 'news/cooking-evenings/news.yaml'))).toBe(true)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.locator('.write-form')).toBeVisible()
  expect(existsSync(join(studio.draftsFolder, '.removed.json'))).toBe(false)
})

test('SW2: an entry that could not be brought back is not called back, and pressing again opens its form', async ({
  page,
  studio,
}) => {
  await openList(page, studio.url)
  await openEntry(page, 'news/cooking-evenings/news.yaml')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const removed = page.locator('.write-removed')
  const bringBack = removed.getByRole('button', { name: 'Bring it back' })
  await page.route('**/api/draftDiscard', (route) => route.abort())
  await bringBack.click()
  await expect(removed.getByRole('alert')).toContainText('it is not known whether this was done')
  await page.unroute('**/api/draftDiscard')
  await page.route('**/api/draftDiscard', (route) => route.fulfill({ status: 507, json: { error: 'full' } }))
  await bringBack.click()
  await expect(removed.getByRole('alert')).toContainText('The disk is full. Nothing was changed')
  await page.unroute('**/api/draftDiscard')
  await bringBack.click()
  await expect(page.locator('.write-form').getByRole('textbox', { name: 'Title' }).first()).toBeFocused()
  expect(existsSync(join(studio.draftsFolder, '.removed.json'))).toBe(false)
})

test('SW2: a question that is made while the form of its list is still on its way is opened, too', async ({ page, studio }) => {
  const made = page.waitForResponse('**/api/itemNew')
  await page.route('**/api/entryForm', async (route) => {
    const response = await route.fetch()
    await made
    await route.fulfill({ response })
  })
  await openList(page, studio.url)
  await openEntry(page, 'faq/hobs/questions.yaml')
  await page.getByRole('button', { name: 'New: Question…' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('which-wok')
  await page.getByRole('dialog').getByRole('button', { name: 'Make it' }).click()
  await expect(page.locator('[data-at="faq/hobs/en.yaml/which-wok"]').getByRole('textbox', { name: 'Title' })).toBeFocused()
})
