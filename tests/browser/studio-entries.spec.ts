import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '#tests/support/axe.ts'
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
  await expect(page.getByRole('navigation', { name: 'All content' }).getByRole('status')).not.toContainText('Checking', {
    timeout: 20_000,
  })

  await page.getByRole('button', { name: 'New safety notice' }).click()
  await expect(page).toHaveURL(/#\/write\/notices\/notice-[\d-]+\/notice\.yaml$/)
  // The empty notice is first, because it has faults. The product has none.
  const first = list(page).getByRole('option').first()
  await expect(first).toContainText(/Safety notice.*\d+ faults/s, { timeout: 20_000 })
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
  await page.keyboard.press('z')
  await expect(list(page).getByRole('option')).toHaveCount(2)
})
