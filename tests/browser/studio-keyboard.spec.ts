import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG', viewport: { width: 1500, height: 1000 } })

const mostSteps = 60

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

const form = (page: Page) => page.locator('.write-form')

test('ST2, SW3: a news entry is made, written and completed with the keyboard alone', async ({ page, studio }) => {
  const { keyboard } = page
  await page.goto(studio.url)
  await tabTo(page, page.getByRole('link', { name: 'Write' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'New…', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'English title' })).toBeFocused()
  await keyboard.type('By keyboard')
  await keyboard.press('Enter')

  // The focus is in the first field.
  const title = form(page).getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('By keyboard')
  expect(page.url()).toContain('news/by-keyboard/')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Written without a mouse, with a title that is far too long for a search engine')
  await expect(page.getByRole('status').filter({ hasText: 'better at most 60' })).toBeAttached()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Written without a mouse')
  await expect(page.getByRole('status').filter({ hasText: 'better at most 60' })).not.toBeAttached()
  await expect(title).toHaveAccessibleDescription(/23 of 60 characters/)
  await keyboard.press('Tab')
  await keyboard.type('One sentence that says what the entry is about, and that is long enough to be shown by search engines.')

  // Markdown: a list, and out of it again with Tab.
  const text = form(page).locator('[contenteditable=true]').first()
  await tabTo(page, text)
  await keyboard.type('First paragraph.\n- First point\nSecond point')
  await keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expect(text.getByRole('listitem')).toHaveCount(2)

  // A picture, with what it shows.
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  await tabTo(page, form(page).getByRole('button', { name: 'Choose a file for Picture' }))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keyboard.press('Enter')])
  await chooser.setFiles({ name: 'Keyboard.jpg', mimeType: 'image/jpeg', buffer: photo })
  await tabTo(page, form(page).getByRole('textbox', { name: /^What Picture shows/ }))
  await keyboard.type('A keyboard')

  // A date, part by part.
  const day = form(page).getByRole('group', { name: /^Published/ })
  await tabTo(page, day.getByRole('spinbutton').first(), 'Shift+Tab')
  await keyboard.type('01022026')

  // References in a list: searched, chosen and sorted.
  const products = form(page).locator('[data-kind=list]').filter({ hasText: 'Products' })
  for (const code of ['RH-9010', 'EO-6066']) {
    await tabTo(page, products.getByRole('button', { name: 'Add Products' }))
    await keyboard.press('Enter')
    await tabTo(page, products.getByRole('combobox').last(), 'Shift+Tab')
    await keyboard.type(code)
    await expect(page.getByRole('option', { name: new RegExp(code) })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(products.getByRole('combobox').last()).toHaveValue(code)
  }
  await tabTo(page, products.getByRole('button', { name: 'Move Products 2', exact: true }), 'Shift+Tab')
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'Products 2 is now number 1' })).toBeAttached()

  await expect(page.getByText('No faults')).toBeVisible()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const read = (file: string) => parse(readFileSync(join(studio.draftsFolder, 'news/by-keyboard', file), 'utf8'))
  expect(read('news.yaml')).toMatchObject({
    ...{ published: '2026-02-01', picture: 'pictures/keyboard.webp', products: ['EO-6066', 'RH-9010'] },
  })
  expect(read('en.yaml')).toMatchObject({ title: 'Written without a mouse', pictureAlt: 'A keyboard' })
})

test.describe('beside the page', () => {
  test.use({ withPreview: true })

  test('ST2: by keyboard, the form is a few steps from the list, and the window is named after the entry', async ({
    page,
    studio,
  }) => {
    await page.goto(studio.url)
    await page.goto(`${new URL(page.url()).origin}/#/write/products/rh-9011/en.yaml`)
    const { keyboard } = page
    const title = form(page).getByRole('textbox', { name: 'Title', exact: true }).first()
    await expect(page).toHaveTitle(/^RH-9011 .* · Write · Hearth studio$/)
    // In the list, which shows only the lines in sight.
    await page.getByRole('searchbox', { name: 'Search all content' }).fill('rh-9011')
    const line = page.getByRole('listbox', { name: 'Entries' }).getByRole('option', { name: /^RH-9011/ })
    await tabTo(page, line)
    await keyboard.press('Enter')
    await expect(title).toBeFocused()

    await line.focus()
    await tabTo(page, page.getByRole('button', { name: 'Skip the page, go to the form' }))
    await keyboard.press('Enter')
    await expect(title).toBeFocused()
    await page.getByRole('link', { name: 'Publish' }).click()
    await expect(page).toHaveTitle('Publish · Hearth studio')
  })
})

test('ST2: by keyboard, the focus is on what is shown next after an entry is closed, and on the drafts after they are published', async ({
  page,
  studio,
}) => {
  const [first, second] = [await studio.send('Ann Lee', {}, 2), await studio.send('Ben Ong', {}, 1)]
  const entry = (reference: string) => page.getByRole('region', { name: reference })
  await page.goto(`${studio.url}#/inbox/open/${first}`)
  await expect(page).toHaveTitle(`Feedback ${first} · Inbox · Hearth studio`)
  await tabTo(page, entry(first).getByRole('button', { name: /^Close/ }))
  await page.keyboard.press('Enter')
  await expect(entry(second)).toBeFocused()
  await tabTo(page, entry(second).getByRole('button', { name: /^Close/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Inbox' })).toBeFocused()

  await page.goto(`${new URL(page.url()).origin}/#/write/news/cooking-evenings/en.yaml/title`)
  const title = form(page).getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Friday evenings at the stove')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/#/publish/news/cooking-evenings/en.yaml`)
  const publish = page.getByRole('button', { name: 'Publish now' })
  await expect(publish).toBeEnabled()
  await tabTo(page, publish)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeFocused()
})

test('ST2: forced colours show which pane, line and message there is', async ({ page, studio }) => {
  const reference = await studio.send('Cat Sim')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${studio.url}#/inbox/all/${reference}`)
  const colourOf = (line: Locator) => line.evaluate((element) => getComputedStyle(element).backgroundColor)
  const selected = page.getByRole('option', { selected: true })
  await expect(selected).toContainText('Cat Sim')
  expect(await colourOf(selected)).not.toBe(await colourOf(page.locator('body')))
  expect(await colourOf(page.getByRole('button', { name: /^Everything/ }))).not.toBe(await colourOf(page.locator('body')))
  await page
    .getByRole('region', { name: reference })
    .getByRole('button', { name: /^Close/ })
    .press('Enter')
  await expect(page.locator('.toast')).toHaveCSS('border-top-style', 'solid')
})

test('ST2: somebody who types hears "Saved" once, after the last letter', async ({ page, studio }) => {
  // Only the test moves this clock, so that no pause between two letters is long.
  await page.clock.install()
  await page.goto(studio.url)
  await page.goto(`${new URL(page.url()).origin}/#/write/products/rh-9011/en.yaml/title`)
  const title = form(page).getByRole('textbox', { name: 'Title', exact: true }).first()
  await expect(title).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ entries$/ })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live = '[role=status], [role=alert], [aria-live]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        const text = region?.textContent?.trim()
        if (text) heard.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const saving = page.locator('.write-saving')
  for (const letter of 'A hood') {
    const stored = page.waitForResponse(/draftEdit/)
    await page.keyboard.type(letter)
    await page.clock.runFor(100)
    await stored
    await expect(saving).toHaveAttribute('data-state', 'saved')
  }
  await page.clock.runFor(3_000)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached()
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['Saved'])
})

test('ST2, SW3: numbers, choices, documents and a video with captions are filled in with the keyboard alone', async ({
  page,
  studio,
}) => {
  const { keyboard } = page
  const file = 'products/rh-9011/product.yaml'
  const field = (path: string) => page.locator(`[data-at="${file}/${path}"]`)
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await keyboard.press('Enter')
  }
  /** A link to a field, as lists of faults have them: the form has more than a hundred places for the focus. */
  const goTo = (path: string) => page.goto(`${new URL(page.url()).origin}/#/write/${file}/${path}`)
  /** Chooses a file of the content with the button of the field. */
  async function choose(path: string, chosen: string) {
    await tabTo(page, field(path).getByRole('button', { name: /^Choose a file/ }))
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keyboard.press('Enter')])
    await chooser.setFiles(join(studio.contentFolder, chosen))
    await expect(field(path).getByRole('textbox')).toHaveValue(new RegExp(basename(chosen)))
  }
  await page.goto(studio.url)
  await goTo('values.airflow')
  await expect(field('values.airflow').getByRole('textbox')).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('1390')
  await keyboard.press('Tab')

  await goTo('values.grease-filter')
  await tabTo(page, field('values.grease-filter').getByRole('checkbox', { checked: false }).first())
  await keyboard.press('Space')
  await tabTo(page, field('values.self-cleaning').getByRole('button'))
  await keyboard.press('Enter')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')

  await goTo('video')
  await press(field('video').getByRole('button', { name: /^Add/ }))
  await press(field('video.files').getByRole('button', { name: /^Add/ }))
  await tabTo(page, field('video.files.0').getByRole('textbox'), 'Shift+Tab')
  await choose('video.files.0', 'products/rh-9010/video/turntable.mp4')
  await choose('video.captions', 'videos/rh-9010-turntable/captions-en.vtt')
  await goTo('documents.manual')
  await press(field('documents.manual').getByRole('button', { name: 'Add English' }))
  await tabTo(page, field('documents.manual.en').getByRole('textbox'), 'Shift+Tab')
  await choose('documents.manual.en', 'products/rh-9011/documents/rh-9011-spec-sheet.en.pdf')

  await expect(page.getByText('Saved as a draft')).toBeVisible()
  const { values, video, documents } = parse(readFileSync(join(studio.draftsFolder, file), 'utf8'))
  expect(values).toMatchObject({ airflow: 1390, 'self-cleaning': true })
  expect(values['grease-filter']).toHaveLength(2)
  expect(video).toMatchObject({ files: [expect.stringMatching(/\.mp4$/)], captions: expect.stringMatching(/\.vtt$/) })
  expect(documents.manual.en).toMatch(/\.pdf$/)
})

test('ST2, SW3: suggestions follow their field when it moves, and close once it is out of view', async ({ page, studio }) => {
  await page.goto(studio.url)
  await page.goto(`${new URL(page.url()).origin}/#/write/products/rh-9011/product.yaml/series`)
  const field = page.locator('[data-at="products/rh-9011/product.yaml/series"]').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('vela')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(suggestions.getByRole('option')).toHaveCount(1)

  const isBelowField = async () => {
    const [list, input] = [await suggestions.boundingBox(), await field.boundingBox()]
    const gap = (list?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0)
    return gap >= 0 && gap < 16
  }
  await expect.poll(isBelowField).toBe(true)
  const top = (await field.boundingBox())?.y
  await field.hover()
  await page.mouse.wheel(0, -60)
  await expect.poll(async () => (await field.boundingBox())?.y).not.toBe(top)
  await expect.poll(isBelowField).toBe(true)
  // Something above it grows, and nothing scrolls.
  await page
    .locator('.write-form')
    .evaluate((form) => form.prepend(Object.assign(document.createElement('p'), { textContent: 'A fault' })))
  await expect.poll(isBelowField).toBe(true)

  await page.mouse.wheel(0, 20_000)
  await expect(suggestions).not.toBeAttached()
})
