import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '#tests/support/axe.ts'
import { fontsOfHeading } from '#tests/support/fonts-of-heading.ts'
import { test } from '#tests/support/studio.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG' })

const line = (page: Page, name: string) => page.getByRole('option', { name })
const entryOf = (page: Page, reference: string) => page.getByRole('region', { name: reference })

test('ST1, SI1, SI2: a submission from its arrival to its end, and back', async ({ page, studio }) => {
  await page.goto(studio.url)
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  await expect(page.getByText('Everything is answered.')).toBeVisible()

  const reference = await studio.send('Ann Lee', {}, 30)
  await line(page, 'Ann Lee').click()
  const entry = entryOf(page, reference)
  await expect(entry.getByText('Waiting for 30 h.')).toBeVisible()
  await expect(entry.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+6591234567')

  await entry.getByRole('combobox', { name: 'Assigned to' }).fill('Raj')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${reference} assigned to Raj`)).toBeVisible()
  await entry.getByRole('textbox', { name: 'Add a note' }).fill('Called back')
  await entry.getByRole('button', { name: 'Save the note' }).click()
  await expect(entry.getByText('Called back')).toBeVisible()

  await entry.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Everything is answered.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(line(page, 'Ann Lee')).toContainText('Raj')
  await expect(entry.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(entry.getByRole('listitem').filter({ hasText: 'Reopened' })).toBeVisible()

  await page.getByRole('searchbox').fill('called hums')
  await expect(line(page, 'Ann Lee')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(kept).not.toMatch(/Ann|hums|9123|called/i)
})

test('ST2: the fonts of the studio are shown, also if they come late', async ({ page, studio }) => {
  const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fontsMayCome
    await route.continue()
  })
  await page.goto(studio.url, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect(await fontsOfHeading(page)).not.toContain('Fraunces')
  letFontsCome()
  await expect.poll(() => fontsOfHeading(page)).toEqual(['Fraunces'])
})

test('SI1: an answer is written, survives a crash of the browser, is sent and kept with the entry', async ({
  page,
  studio,
  browser,
}) => {
  const reference = await studio.send('Di Goh', {
    kind: 'enquiry',
    fields: { contact: 'di@example.com', series: 'vela', category: '1' },
  })
  await page.goto(studio.url)
  await line(page, 'di@example.com').or(line(page, 'Di Goh')).click()
  await page.getByRole('button', { name: /^Reply/ }).click()
  const kept = page.waitForResponse((response) => response.url().endsWith('/unfinished'))
  await page.getByRole('textbox', { name: 'Answer' }).fill('Dear Di, it fits.')
  await kept

  const other = await browser.newPage()
  await other.goto(studio.url)
  await line(other, 'di@example.com').or(line(other, 'Di Goh')).click()
  await expect(other.getByRole('textbox', { name: 'Answer' })).toHaveValue('Dear Di, it fits.')
  expect(await accessibilityFaults(other)).toEqual([])
  await other.getByRole('textbox', { name: 'Answer' }).press('Control+Enter')
  await expect(other.getByText(`${reference} answered`)).toBeVisible()
  await expect(entryOf(other, reference).getByRole('listitem').filter({ hasText: 'Dear Di, it fits.' })).toBeVisible()
  await other.close()
  expect(studio.mails.map(({ to, body }) => [to, body.split('\r\n')[0]])).toEqual([[['di@example.com'], 'Dear Di, it fits.']])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeHidden()
  await expect(entryOf(page, reference).getByRole('heading', { level: 2 })).toBeVisible()
})

test('ST2: everything with the keyboard', async ({ page, studio }) => {
  await studio.send('Bo Tan', { fields: { phone: '+65 8000 0001' } })
  const reference = await studio.send('Cy Lim', { fields: { phone: '+65 8000 0002' } })
  await page.goto(studio.url)
  await expect(line(page, 'Cy Lim')).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('lim')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const entry = entryOf(page, reference)
  await expect(entry).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Visit on Monday')
  await page.keyboard.press('Control+Enter')
  await expect(entry.getByText('Visit on Monday')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByText(`${reference} closed`)).toBeVisible()
  await page.keyboard.press('z')
  await expect(entry.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByText(`${reference} assigned to`)).toBeVisible()

  await page.keyboard.press('2')
  await expect(page.getByRole('heading', { name: 'Assigned to me' })).toBeVisible()
  await expect(line(page, 'Cy Lim')).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('checkbox').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(page.getByRole('heading', { name: 'Assigned to me' })).toBeVisible()
})

test('SI1: a person is erased only after a question that says what goes', async ({ page, studio }) => {
  const reference = await studio.send('Dee Ong', { fields: { phone: '+65 8000 0003' } })
  await page.goto(studio.url)
  await line(page, 'Dee Ong').click()
  await entryOf(page, reference).getByRole('button', { name: 'A person’s data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase…' }).click()

  const question = page.getByRole('alertdialog', { name: 'Erase this person’s data?' })
  await expect(question).toContainText('1 entry will be erased for good')
  await expect(question).toContainText(reference)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Erase 1 entry' }).click()
  await expect(page.getByText('1 entry erased')).toBeVisible()
  await expect(line(page, 'Dee Ong')).toBeHidden()
})

for (const [language, viewport] of Object.entries({
  en: { width: 1280, height: 800 },
  'zh-Hans': { width: 1920, height: 1080 },
})) {
  test(`ST2: axe finds no fault, ${language}`, async ({ page, studio }) => {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.setViewportSize(viewport)
    await page.addInitScript((language) => localStorage.setItem('studio-language', language), language)
    await studio.send('Eve Goh', { suspected: language === 'en' }, 50)
    await page.goto(studio.url)
    await page.keyboard.press('9')
    await page
      .getByRole('option', { name: /Goh|Ann|Tan/ })
      .first()
      .click()
    await expect(page.getByRole('article')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await accessibilityFaults(page, '.overlay')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').focus()
    await expect(page.locator('.popover')).toBeVisible()
    expect(await accessibilityFaults(page, '.popover')).toEqual([])
    expect(faults).toEqual([])
  })
}

for (const language of ['en', 'zh-Hans']) {
  test(`ST2: on a phone, the rooms have one line each, ${language}`, async ({ page, studio }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((language) => localStorage.setItem('studio-language', language), language)
    await page.goto(studio.url)
    const rooms = page.getByRole('navigation').getByRole('link')
    await expect(rooms).toHaveCount(4)
    const heights = await rooms.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(48)
  })
}
