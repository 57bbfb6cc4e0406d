import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/studio.ts'
import { personAt } from './person.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG', viewport: { width: 1500, height: 1000 } })

/** The list has come, and says how long it is. */
const listed = async (page: Page) => page.getByRole('option').first().waitFor()

/** Lists are counted and texts are checked beside the work. */
const isOfBackground = (sentence: string) => /entry|entries|checking|faults/i.test(sentence)

test('ST2: with the keyboard alone, somebody answers an enquiry in the studio', async ({ page, studio }) => {
  const fields = { contact: 'di@example.com', series: 'vela', category: '1' }
  const reference = await studio.send('Di Goh', { kind: 'enquiry', fields }, 3)
  const person = await personAt(page, isOfBackground)
  const entry = page.getByRole('region', { name: reference })
  const answer = entry.getByRole('textbox', { name: 'Answer' })
  await person.open(studio.url, listed, 'the studio')
  await person.tabTo(page.getByRole('option', { name: /di@example.com|Di Goh/ }))
  await person.press('Enter')
  await person.tabTo(entry.getByRole('button', { name: /^Reply/ }))
  await person.press('Enter')
  await person.isAt(answer)
  await person.type('Dear Di, it fits.')
  const send = entry.getByRole('button', { name: /^Send/ })
  await expect(send).toBeEnabled()
  await person.tabTo(send)
  await person.press('Enter')
  await expect(page.getByText(`${reference} answered`)).toBeVisible()
  await expect(answer).toHaveCount(0)
  await person.isAt(entry.getByRole('button', { name: /^Reply/ }))
  expect(studio.mails.map(({ to }) => to)).toEqual([['di@example.com']])
  expect((await person.finish()).replaceAll(reference, '0000-0000')).toMatchSnapshot('studio-answer-en.txt')
})

test('ST2: with the keyboard alone, somebody changes a headline in the studio and publishes it', async ({ page, studio }) => {
  await studio.send('Ann Lee')
  const person = await personAt(page, isOfBackground)
  const title = page.locator('.write-form').getByRole('textbox', { name: 'Title', exact: true }).first()
  await person.open(studio.url, listed, 'the studio')
  await person.tabTo(page.getByRole('link', { name: 'Write' }))
  await person.press('Enter')
  await person.tabTo(page.getByRole('searchbox', { name: 'Search all content' }))
  await person.type('rh-9011')
  const line = page.getByRole('option').first()
  await expect(line).toContainText('RH-9011')
  await person.tabTo(line)
  await person.press('Enter')
  await person.isAt(title)
  await person.press('ControlOrMeta+a')
  await person.type('A hood that you hardly hear')
  await person.hears('Saved')
  await person.tabTo(page.getByRole('button', { name: /^Publish all drafts/ }), 'Shift+Tab')
  await person.press('Enter')
  await expect(page).toHaveTitle('Publish · Hearth studio')
  const publish = page.getByRole('button', { name: 'Publish now' })
  await expect(publish).toBeEnabled()
  await person.tabTo(publish)
  await person.press('Enter')
  await expect(page.getByText('1 entry published')).toBeVisible()
  expect(await person.finish()).toMatchSnapshot('studio-headline-en.txt')
})
