import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pageUrl } from '#contract/pages/urls.ts'
import { savedBySpreadsheet, savedByTranslator } from '#studio/translations/testing/translators-tools.ts'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { runSite } from '#tests/support/running-site.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG' })

const english = 'products/rh-9010/en.yaml'
const korean = 'products/rh-9010/ko.yaml'
const line = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const translation = (page: Page) => page.getByRole('textbox', { name: /^Translation:/ })
const view = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Translate' }).getByRole('button', { name })

test('SW7: a translator’s round trip, from a new headline to a published translation', async ({ page, studio }) => {
  // All content is checked before it is published, and then read by a site.
  test.slow()
  const read = (file: string) => readFileSync(join(studio.contentFolder, file), 'utf8')
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(studio.contentFolder, file), edit(read(file)))

  // All translations are right today.
  await page.goto(studio.url)
  await page.goto(`${page.url()}#/translate/ko/${english}/title`)
  await translation(page).fill('검은 유리 후드')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  expect(read(korean)).not.toContain('검은 유리 후드')

  change(english, (text) => text.replace(/^title: .*/m, 'title: A slanted hood that moves {airflow}'))
  await page.reload()
  await view(page, /^Out of date/).click()
  await line(page, /RH-9010 · Title/).click()
  const pane = page.getByRole('region', { name: 'RH-9010 Title' })
  await expect(pane.locator('del').first()).toBeVisible()
  await expect(pane.locator('ins').filter({ hasText: '{airflow}' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'To do, as XLIFF 2.1' }).click()
  const file = await (await downloading).path()
  const handedOut = readFileSync(file, 'utf8')
  expect(handedOut).toContain('<target>검은 유리 후드</target>')
  const placeholder = /<ph [^>]*disp="\{airflow\}"[^>]*\/>/.exec(handedOut)?.[0] ?? ''

  await page.getByRole('button', { name: 'Import…' }).click()
  const takeBack = async (file: string | Uint8Array, name = 'ko.xlf') => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Choose a file' }).click()
    await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(file) })
  }
  await takeBack(handedOut.replace('<xliff', '<!DOCTYPE xliff><xliff'))
  await expect(page.getByText('The file has a DOCTYPE')).toBeVisible()
  await takeBack(handedOut.replace('검은 유리 후드', '바람 없는 후드'))
  await expect(page.getByText('1 text not taken')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Missing: {airflow}')).toBeVisible()
  await takeBack(savedByTranslator(handedOut.replace('검은 유리 후드', `${placeholder} 후드`)))
  await expect(page.getByText('1 text taken as a draft')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(line(page, /RH-9010 · Title/)).toBeHidden()
  expect(read(korean)).not.toContain('{airflow} 후드')

  // A second text comes back from a spreadsheet program.
  await view(page, /^Everything/).click()
  const downloadingSheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'All texts, as XLSX' }).click()
  const sheet = readFileSync(await (await downloadingSheet).path())
  const tag = /^tags:\n {2}- (.*)$/m.exec(read(korean))?.[1] ?? ''
  expect(tag).not.toBe('')
  await page.getByRole('button', { name: 'Import…' }).click()
  await takeBack(
    savedBySpreadsheet(sheet, 'shared', (cell) => (cell === tag ? '새 꼬리표' : cell)),
    'ko.xlsx',
  )
  await expect(page.getByText(/^\d+ texts? taken as drafts?$/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  const published = await page.evaluate(async () => {
    const post = async (name: string, fields: object) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(fields) })).json()
    }
    const { drafts } = await post('drafts', {})
    return post('publishNow', { chosen: drafts.map(({ file, version }: Record<string, string>) => ({ file, version })) })
  })
  expect(published).not.toHaveProperty('refused')
  expect(read(korean)).toContain('title: "{airflow} 후드"')
  await using site = await runSite({ content: studio.contentFolder, inPlace: true })
  const publicPage = await (await fetch(site.origin + pageUrl('ko', 'product', { id: 'RH-9010' }))).text()
  expect(publicPage).not.toContain('{airflow}')
  expect(publicPage).toMatch(/\d [^<]{1,8} 후드/)
  expect(publicPage).toContain('새 꼬리표')
  await page.reload()
  await view(page, /^Everything/).click()
  await page.getByRole('searchbox').fill('rh-9010 slanted airflow')
  await expect(line(page, /Current RH-9010 · Title/)).toBeVisible()
  expect(read('.translations/ko/products/rh-9010/en.txt')).toMatch(/^title \S{8} \S{8}$/m)
})

test('SW7: from one text to the next with the keyboard, and back', async ({ page, studio }) => {
  const file = 'products/eo-6066/en.yaml'
  const path = join(studio.contentFolder, file)
  const title = readFileSync(path, 'utf8')
  await page.goto(studio.url)
  await page.goto(`${page.url()}#/translate/zh-Hant/${file}/title`)
  await translation(page).focus()
  // Notes from which English it was made.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await page.keyboard.press('Escape')
  writeFileSync(path, title.replace(/^title: .*/m, 'title: Another hood'))
  // The key may be pressed before the text is there.
  const { promise: textMayCome, resolve: letTextCome } = Promise.withResolvers<void>()
  await page.route('**/api/translateText', async (route) => {
    await textMayCome
    await route.continue()
  })
  await page.reload()

  await expect(view(page, /^Out of date/)).toContainText('1')
  const found = page.waitForResponse('**/api/translateNext')
  await page.keyboard.press('n')
  await (await found).finished()
  letTextCome()
  const pane = page.getByRole('region', { name: /^eo-6066 title$/i })
  await expect(pane.getByText('Out of date')).toBeVisible()
  await expect(translation(page)).toBeFocused()
  const before = await translation(page).inputValue()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('Marked as current')).toBeVisible()
  await expect(pane.getByText('Current')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(pane.getByText('Out of date')).toBeVisible()

  await page.keyboard.press('c')
  await expect(translation(page)).toBeFocused()
  await expect(translation(page)).toHaveValue('Another hood')
  await page.keyboard.press('Control+Enter')
  await expect(pane.getByText('Same as English')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(pane.getByText('Out of date')).toBeVisible()
  await expect(translation(page)).toHaveValue(before)
  writeFileSync(path, title)
})

test('SW8: what a colleague saves while one translates is shown beside it, and only replaced by choice', async ({
  page,
  studio,
}) => {
  const name = { language: 'id', file: 'products/eo-6066/en.yaml', field: 'title' }
  await page.goto(studio.url)
  await page.goto(`${page.url()}#/translate/id/${name.file}/${name.field}`)
  const before = await translation(page).inputValue()
  await translation(page).fill('Punya saya')
  const { origin } = new URL(page.url())
  const headers = { origin }
  const saved = await page.request.post(`${origin}/api/translateSave`, {
    headers,
    data: { ...name, text: 'Punya rekan', before },
  })
  expect(await saved.json()).toMatchObject({ done: true })
  // Comes with the next look at the texts, which a window that is opened again takes at once.
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.goBack()
  const theirs = page.getByText('Somebody has saved another translation since')
  await expect(theirs).toContainText('Punya rekan')
  await expect(translation(page)).toHaveValue('Punya saya')

  // Also with a press at the very moment: it is refused, and asks again.
  const refused = page.waitForResponse('**/api/translateSave')
  await translation(page).press('Control+Enter')
  await (await refused).finished()
  await expect(theirs).toContainText('Punya rekan')
  await expect(page.getByText('Saved as a draft')).toBeHidden()

  // Theirs can be taken while another press is still being refused.
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/translateSave', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await translation(page).fill('Punya saya lagi')
  const refusedAgain = page.waitForResponse('**/api/translateSave')
  await translation(page).press('Control+Enter')
  await page.getByRole('button', { name: 'Use theirs' }).click()
  letAnswer()
  await (await refusedAgain).finished()
  await expect(translation(page)).toHaveValue('Punya rekan')
  await expect(theirs).toBeHidden()
})

test('SW7: everything with the keyboard, with values and faults beside the text', async ({ page, studio }) => {
  await page.goto(studio.url)
  await page.goto(`${page.url()}#/translate/id/${english}/title`)
  await view(page, /^Everything/).click()
  await page.keyboard.press('/')
  await page.keyboard.type('rh-9010 tags')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'RH-9010 Tags › Item 1' })).toBeVisible()
  await page.keyboard.press('e')
  await page.keyboard.type('Miring {lebar}')
  await expect(page.getByText('Not in the English: {lebar}')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved as a draft')).toBeHidden()
  await translation(page).fill('Miring sekali')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await expect(page.getByRole('region', { name: 'RH-9010 Tags › Item 2' })).toBeVisible()
  await expect(translation(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(page.getByText('Undone')).toBeVisible()
  await page.keyboard.press('k')
  await expect(translation(page)).not.toHaveValue('Miring sekali')
})

test('SW7: what is typed while a text is being saved stays, also if that text is refused', async ({ page, studio }) => {
  await page.goto(studio.url)
  await page.goto(`${page.url()}#/translate/id/${english}/title`)
  await translation(page).fill('Miring {lebar}')
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/translateSave', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/translateSave')
  await translation(page).press('Control+Enter')
  await translation(page).fill('Miring sekali')
  letAnswer()
  await (await answered).finished()
  await expect(page.getByText('Not in the English: {lebar}')).toBeHidden()
  await expect(translation(page)).toHaveValue('Miring sekali')
})

test('SW7: a text that is saved again while its first save is still being refused is saved, and can be undone', async ({
  page,
  studio,
}) => {
  const other = 'products/eo-6066/en.yaml'
  await page.goto(studio.url)
  await page.goto(`${page.url()}#/translate/id/${other}/title`)
  const before = await translation(page).inputValue()
  await translation(page).fill('Miring {lebar}')
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/translateSave', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await translation(page).press('Control+Enter')
  await translation(page).fill('Miring sekali')
  await translation(page).press('Control+Enter')
  letAnswer()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${other}/title$`))
  await expect(translation(page)).toHaveValue(before)
})

for (const language of ['en', 'zh-Hans']) {
  test(`SW7: axe finds no fault, ${language}`, async ({ page, studio }) => {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.addInitScript((language) => localStorage.setItem('studio-language', language), language)
    await page.goto(studio.url)
    await page.goto(`${page.url()}#/translate/ko/${english}/installation`)
    await expect(page.getByRole('article')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: /Import|导入/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await accessibilityFaults(page, '.overlay')).toEqual([])
    expect(faults).toEqual([])
  })
}

test('SW16: an export without texts says so instead of making a file', async ({ page, studio }) => {
  await page.goto(studio.url)
  await page.getByRole('link', { name: 'Translate' }).click()
  await page.route('**/api/translateExport', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'To do, as XLIFF 2.1' }).click()
  await expect(page.getByText('Nothing to translate')).toBeVisible()
})
