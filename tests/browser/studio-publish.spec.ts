import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { hashOfBytes } from '#studio/files/hash-of-bytes.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG' })

const entry = 'news/cooking-evenings'
const file = `${entry}/en.yaml`
const path = (content: string) => join(content, file)
const read = (content: string) => readFileSync(path(content), 'utf8')
const git = (content: string, ...args: string[]) => execFileSync('git', args, { cwd: content, encoding: 'utf8' }).trim()

/** Changes a value as the forms do. Only a page of the studio may call it. */
async function draft(page: Page, content: string, field: string, value: string, of = file) {
  const version = hashOfBytes(readFileSync(join(content, of), 'utf8'))
  const edit = { file: of, edits: [{ set: [field], value }], version }
  const status = await page.evaluate(async (body) => {
    const response = await fetch('/api/draftEdit', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify(body),
    })
    return `${response.status} ${await response.text()}`
  }, edit)
  expect(status).toMatch(/^200 .*"version"/)
}

async function openPublish(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('link', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible()
}

const drafts = (page: Page) => page.getByRole('region', { name: 'Drafts' })

test('SW5, SW6: a draft is compared, published as a commit of its editor, and an earlier version comes back as a draft', async ({
  page,
  studio: { url, contentFolder },
}) => {
  git(contentFolder, 'init', '--quiet')
  git(contentFolder, 'add', '.')
  git(contentFolder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '--quiet', '--message', 'First')
  const original = read(contentFolder)
  await openPublish(page, url)
  await expect(page.getByText('No drafts.')).toBeVisible()
  await draft(page, contentFolder, 'title', 'Friday evenings at the stove')

  await expect(drafts(page).locator('ins')).toHaveText('Friday')
  await expect(drafts(page).locator('del')).toHaveText('Thursday')
  expect(read(contentFolder)).toBe(original)
  expect(await accessibilityFaults(page)).toEqual([])

  // Discarded, and back.
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No drafts.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()

  // As the list of entries opens it.
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/publish/${file}`)
  await expect(page.getByRole('checkbox', { name: 'Choose Friday evenings at the stove' })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'No faults.' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('1 entry published')).toBeVisible()
  await expect(page.getByText('No drafts.')).toBeVisible()
  expect(read(contentFolder)).toBe(original.replace('Thursday', 'Friday'))
  expect(git(contentFolder, 'log', '-1', '--format=%an %s', '--name-only')).toMatch(
    new RegExp(`^\\S+ Publish ${entry}\\n\\n${file}$`),
  )

  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/publish/history/${entry}`)
  const history = page.getByRole('region', { name: 'History of Friday evenings at the stove' })
  await history.getByRole('button', { name: /^Ann/ }).click()
  await expect(history.locator('del')).toHaveText('Thursday')
  expect(await accessibilityFaults(page)).toEqual([])
  await history.getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(drafts(page).locator('ins')).toHaveText('Thursday')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No drafts.')).toBeVisible()
})

test('SW5: a draft is planned for a day, and comes back from it', async ({ page, studio: { url, contentFolder } }) => {
  const before = read(contentFolder)
  await openPublish(page, url)
  await draft(page, contentFolder, 'title', 'Evenings of the new year')
  await page.getByRole('checkbox', { name: 'Choose Evenings of the new year' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Name' }).fill('New year')
  const day = page.getByRole('group', { name: 'Day' })
  await day.getByRole('spinbutton').first().focus()
  await page.keyboard.type('01022099')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const release = page.getByRole('listitem', { name: 'New year' })
  await expect(release).toContainText('1 February 2099')
  const written = join(contentFolder, 'releases/2099-02-01-new-year', file)
  expect(readFileSync(written, 'utf8')).toContain('title: Evenings of the new year\n')
  expect(read(contentFolder)).toBe(before)
  expect(await accessibilityFaults(page)).toEqual([])

  await release.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await release.getByRole('button', { name: 'Back to drafts' }).click()
  await expect(drafts(page).getByRole('heading', { name: 'Evenings of the new year' })).toBeVisible()
  // The draft is kept before the release goes, so both can be shown for a moment.
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible()
  expect(existsSync(written)).toBe(false)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No drafts.')).toBeVisible()
})

test('SW5: single files of an entry are chosen and published, also with the keyboard', async ({
  page,
  studio: { url, contentFolder },
}) => {
  await openPublish(page, url)
  const original = read(contentFolder)
  const facts = readFileSync(join(contentFolder, entry, 'news.yaml'), 'utf8')
  await draft(page, contentFolder, 'title', 'Sundays at the stove')
  await draft(page, contentFolder, 'published', '2026-01-04', `${entry}/news.yaml`)
  const whole = page.getByRole('checkbox', { name: 'Choose Sundays at the stove' })
  const one = (name: string) => page.getByRole('checkbox', { name: `Choose ${name} of Sundays at the stove` })
  await one('Facts').focus()
  await page.keyboard.press('Space')
  await expect(whole).toBeChecked({ indeterminate: true })
  await expect(page.getByRole('status').filter({ hasText: '1 entry chosen · No faults.' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await whole.check({ force: true })
  await expect(one('English')).toBeChecked()
  await one('Facts').uncheck({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'No faults.' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('1 entry published')).toBeVisible()
  expect(read(contentFolder)).not.toBe(original)
  expect(readFileSync(join(contentFolder, entry, 'news.yaml'), 'utf8')).toBe(facts)
  // What was not chosen is still a draft.
  await expect(drafts(page).getByText('Facts')).toBeVisible()
  await expect(drafts(page).locator('.draft-file')).toHaveCount(1)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No drafts.')).toBeVisible()
})

test('SW4, SW5: faults keep a draft back, and a field that was published meanwhile asks which text stays', async ({
  page,
  studio: { url, contentFolder },
}) => {
  await openPublish(page, url)
  await draft(page, contentFolder, 'title', '')
  const choose = page.getByRole('checkbox', { name: /^Choose/ })
  await choose.check({ force: true })
  await expect(page.getByText('1 fault keeps this back:')).toBeVisible()
  const fault = page.locator('.faults li')
  await expect(fault).toHaveText(/ › Title: must not be empty$/)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(fault).toHaveText(/ › 标题：不能为空$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No drafts.')).toBeVisible()

  await draft(page, contentFolder, 'title', 'Mine')
  writeFileSync(path(contentFolder), read(contentFolder).replace(/^title:.*$/m, 'title: Theirs'))
  const conflict = page.getByRole('region', { name: 'Published differently meanwhile' })
  await conflict.getByText('Mine').click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  expect(await accessibilityFaults(page)).toEqual([])
  await conflict.getByRole('button', { name: 'Use these' }).click()
  await expect(conflict).toBeHidden()
  await choose.check({ force: true })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('1 entry published')).toBeVisible()
  expect(read(contentFolder)).toMatch(/^title: Mine$/m)
})

test('a check that dies says so, and can be started again', async ({ page, studio: { url, contentFolder } }) => {
  await openPublish(page, url)
  await draft(page, contentFolder, 'intro', 'An evening at the stove.')
  await page.route('**/api/publishCheck', (route) => route.fulfill({ json: { refused: 'unchecked' } }))
  await page.getByRole('checkbox', { name: /^Choose/ }).check({ force: true })
  const form = page.getByRole('region', { name: 'Publish' })
  await expect(form.getByRole('alert')).toContainText('The check ended without a result.')
  await expect(form.getByText('Checking…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await page.unroute('**/api/publishCheck')
  await page.route('**/api/publishCheck', (route) => route.fulfill({ json: { faults: [], count: 0 } }))
  await form.getByRole('button', { name: 'Check again' }).click()
  await expect(form.getByRole('status')).toContainText('No faults.')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled()
})
