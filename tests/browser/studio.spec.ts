import { expect, type Page } from '@playwright/test'
import { forms } from '#contract/forms/forms.ts'
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
  expect((await fontsOfHeading(page)).join()).not.toContain('Fraunces')
  letFontsCome()
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringContaining('Fraunces')])
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

test('ST2: what toasts have said can be read again, the newest first', async ({ page, studio }) => {
  const reference = await studio.send('Ed Koh', { fields: { phone: '+65 8000 0004' } })
  await page.goto(studio.url)
  await line(page, 'Ed Koh').click()
  const messages = page.getByRole('button', { name: /^Messages/ })
  await expect(messages).toHaveCount(0)
  await entryOf(page, reference).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(messages).toHaveText('Messages (2)')
  // In another room too.
  await page.getByRole('link', { name: 'Publish' }).press('Enter')
  await messages.press('Enter')
  const list = page.getByRole('dialog', { name: 'Messages (2)' })
  await expect(list.getByRole('listitem')).toHaveText(['Undone', `${reference} closed`])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(messages).toBeFocused()
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

test('SI1: staff see what a person’s address and number lead to, and choose, before anything is erased', async ({
  page,
  studio,
}) => {
  const phone = '+65 8000 0004'
  const kind = 'registration' as const
  const first = await studio.send('Fay Lim', { kind, fields: { name: 'Fay Lim', email: 'fay.lim@gmail.com', phone } })
  const linked = await studio.send('Fay L', { fields: { phone: '8000 0004 ext. 9' } })
  const husband = await studio.send('Gus Lim', { kind, fields: { name: 'Gus Lim', email: 'gus@example.com', phone } })
  await page.goto(studio.url)
  await page.getByRole('button', { name: 'A person’s data' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address or phone number').fill('FayLim+home@googlemail.com')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog).toContainText('1 entry of this person')
  await expect(dialog).not.toContainText(linked)

  await dialog.getByRole('checkbox', { name: /^80000004 2 more entries/ }).focus()
  await page.keyboard.press('Space')
  await expect(dialog).toContainText('3 entries of this person')
  await expect(dialog.getByRole('checkbox', { name: /^gus@example.com no more entries/ })).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(dialog).toContainText('1 entry of this person')

  await dialog.getByRole('button', { name: 'Erase…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase 1 entry' }).click()
  await expect(page.getByText('1 entry erased')).toBeVisible()
  await expect(line(page, 'Fay Lim')).toBeHidden()
  for (const name of ['Fay L', 'Gus Lim']) await expect(line(page, name)).toBeVisible()
  expect([first, linked, husband]).toHaveLength(3)
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
  test(`ST2: on a phone, the rooms have one line each, and nothing of their bar runs off, ${language}`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((language) => localStorage.setItem('studio-language', language), language)
    await page.goto(studio.url)
    const rooms = page.getByRole('navigation').getByRole('link')
    await expect(rooms).toHaveCount(4)
    const heights = await rooms.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(48)
    for (const control of await page.locator('.rooms').locator('a, button').all()) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
  })
}

test('SI1: after a lost response and a reload, Send is the same answer, and the studio says what it does not know', async ({
  page,
  studio,
}) => {
  const contact = { kind: 'enquiry', fields: { category: '1', series: 'vela', contact: 'lost@example.com' } } as const
  const reference = await studio.send('Lost', contact)
  await page.goto(`${studio.url}#/inbox/open/${reference}`)
  const entry = entryOf(page, reference)
  await entry.getByRole('button', { name: /^Reply/ }).click()
  await entry.getByRole('textbox', { name: 'Answer' }).fill('We call you.')
  await page.route('**/api/answer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const send = entry.getByRole('button', { name: /^Send Ctrl/ })
  await send.click()
  await expect(page.getByText('it is not known whether the mail was sent')).toBeVisible()
  await page.unroute('**/api/answer')
  await send.click()
  await expect(page.getByText(`${reference} answered`)).toBeVisible()
  expect(studio.mails.filter(({ to }) => to.includes('lost@example.com'))).toHaveLength(1)

  await page.reload()
  await expect(entry.getByText('We call you.')).toBeVisible()
  await expect(entry.getByRole('textbox', { name: 'Answer' })).toBeHidden()
  expect(studio.mails.filter(({ to }) => to.includes('lost@example.com'))).toHaveLength(1)
})

test('SI1: what was refused is not called done', async ({ page, studio }) => {
  const reference = await studio.send('Refused')
  await page.goto(`${studio.url}#/inbox/open/${reference}`)
  const entry = entryOf(page, reference)
  await page.route('**/api/mark', (route) => route.fulfill({ json: { done: false } }))
  await entry.getByRole('button', { name: /^Close/ }).click()
  await expect(page.getByText('This was not done')).toBeVisible()
  await expect(page.getByText(`${reference} closed`)).toBeHidden()
  await page.unroute('**/api/mark')
  await page.route('**/api/mark', (route) => route.abort())
  await entry.getByRole('button', { name: /^Close/ }).click()
  await expect(page.getByText('it is not known whether this was done')).toBeVisible()
  await page.unroute('**/api/mark')
})

test('SI1: names that every object inherits, in every field of every form, break no list and no entry', async ({
  page,
  studio,
}) => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__']
  await page.goto(studio.url)
  for (const form of Object.values(forms)) {
    for (const name of names) {
      const fields = Object.fromEntries(form.fields.map(({ stored }) => [stored, name]))
      const reference = await studio.send(name, { kind: form.kind, fields })
      await page.evaluate((hash) => location.assign(hash), `#/inbox/all/${reference}`)
      await expect(entryOf(page, reference).getByText(reference).first()).toBeVisible()
    }
  }
  await expect(page.getByRole('alert')).toBeHidden()
})

const brokenTime = '2001-02-03T04:05:06.000Z'

/** A fault in our own code: reading one time throws. Data of another shape is refused before anything shows it. */
const breakTime = (page: Page) =>
  page.addInitScript((broken) => {
    const { parse } = Date
    Date.parse = (time) => {
      if (time === broken) throw new Error('This time cannot be read')
      return parse(time)
    }
  }, brokenTime)

test('SI1: a room that cannot be shown says so, the other rooms work, and Try again shows it', async ({ page, studio }) => {
  const reference = await studio.send('Kept')
  await breakTime(page)
  await page.route('**/api/list', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    await route.fulfill({ json: { ...list, lines: list.lines.map((line: object) => ({ ...line, receivedAt: brokenTime })) } })
  })
  await page.goto(studio.url)
  const failed = page.getByRole('alert').filter({ hasText: 'This room cannot be shown.' })
  await expect(failed).toBeVisible()
  await page.getByRole('link', { name: 'Translate' }).click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(failed).toBeHidden()

  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(failed).toBeVisible()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toBeVisible()
  await page.unroute('**/api/list')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(line(page, 'Kept')).toBeVisible()
  await expect(failed).toBeHidden()
  await page.evaluate((hash) => location.assign(hash), `#/inbox/open/${reference}`)
  await expect(entryOf(page, reference)).toBeVisible()
})

test('SI1: an entry that cannot be shown says so beside the list, and Try again fetches it again', async ({ page, studio }) => {
  const reference = await studio.send('Broken')
  const other = await studio.send('Whole')
  await breakTime(page)
  await page.route('**/api/entry', async (route) => {
    const response = await route.fetch()
    const entry = await response.json()
    if (entry.submission.reference === reference) entry.submission.receivedAt = brokenTime
    await route.fulfill({ json: entry })
  })
  await page.goto(`${studio.url}#/inbox/open/${reference}`)
  const failed = page.getByRole('alert').filter({ hasText: `${reference} cannot be shown` })
  await expect(failed).toBeVisible()
  await page.evaluate((hash) => location.assign(hash), `#/inbox/open/${other}`)
  await expect(entryOf(page, other)).toBeVisible()

  await page.evaluate((hash) => location.assign(hash), `#/inbox/open/${reference}`)
  await expect(failed).toBeVisible()
  await page.unroute('**/api/entry')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(entryOf(page, reference)).toBeVisible()
})

test('ST2: a button that cannot be pressed can be read, also below the pointer', async ({ page, studio }) => {
  await page.goto(studio.url)
  await page.goto(`${new URL(page.url()).origin}/#/publish`)
  const button = page.getByRole('button', { name: 'Publish now' })
  await expect(button).toBeDisabled()
  await button.hover()
  const contrast = () =>
    button.evaluate((element) => {
      const style = getComputedStyle(element)
      const [text = 0, ground = 0] = [style.color, style.backgroundColor].map((color) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      })
      return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
    })
  await expect.poll(contrast).toBeGreaterThan(4.5)
})
