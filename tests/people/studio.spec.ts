import { expect, type Page, type PlaywrightTestOptions } from '@playwright/test'
import type { RunningStudio } from '#tests/support/run-studio.ts'
import { test } from '#tests/support/studio.ts'
import { setTextSize } from '#tests/support/text-size.ts'
import { type Person, personAt } from './person.ts'

// One studio for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-SG', viewport: { width: 1500, height: 1000 } })

type View = {
  name: string
  /** Whether what is spoken is compared with the log beside the test. */
  isLogged?: boolean
  textPercent?: number
  options: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'contextOptions'>>
}

const views: readonly View[] = [
  { name: 'on a wide screen', isLogged: true, options: {} },
  { name: 'in forced colours', options: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } } },
  { name: 'at 400 % zoom', options: { viewport: { width: 320, height: 256 } } },
  { name: 'with text of 200 % on a narrow screen', textPercent: 200, options: { viewport: { width: 360, height: 740 } } },
]

/** The list has come, and says how long it is. */
const listed = async (page: Page) => page.getByRole('option').first().waitFor()

/** Lists are counted and texts are checked beside the work. */
const isOfBackground = (sentence: string) => /entry|entries|checking|faults/i.test(sentence)

/** `number` is another one in each view, because all share one studio. */
type Walk = (person: Person, of: { studio: RunningStudio; number: number }) => Promise<void>

function journey(name: string, log: string, walk: Walk, inViews = views) {
  for (const [number, { name: view, isLogged, textPercent, options }] of inViews.entries()) {
    test.describe(() => {
      test.use(options)

      test(`ST2: with the keyboard alone, ${name}, ${view}`, async ({ page, studio }) => {
        if (textPercent) await setTextSize(page, textPercent)
        const person = await personAt(page, isOfBackground)
        await walk(person, { studio, number })
        const spoken = await person.finish()
        if (isLogged) expect(spoken.replaceAll(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '0000-0000')).toMatchSnapshot(log)
      })
    })
  }
}

journey('somebody answers an enquiry in the studio', 'studio-answer-en.txt', async (person, { studio, number }) => {
  const { page } = person
  const contact = number === 0 ? 'di@example.com' : `di.${number}@example.com`
  const reference = await studio.send('Di Goh', { kind: 'enquiry', fields: { contact, series: 'vela', category: '1' } }, 3)
  const entry = page.getByRole('region', { name: reference })
  const answer = entry.getByRole('textbox', { name: 'Answer' })
  await person.open(studio.url, listed, 'the studio')
  await person.tabTo(page.getByRole('option', { name: /di.*@example.com|Di Goh/ }))
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
  expect(studio.mails.at(-1)?.to).toEqual([contact])
  // The next one finds an empty list.
  await person.tabTo(entry.getByRole('button', { name: /^Close/ }))
  await person.press('Enter')
  await person.isAt(page.getByRole('region', { name: 'Inbox' }))
})

journey(
  'somebody changes a headline in the studio and publishes it',
  'studio-headline-en.txt',
  async (person, { studio, number }) => {
    const { page } = person
    const written = `A hood that you hardly hear${'!'.repeat(number)}`
    const title = page.locator('.write-form').getByRole('textbox', { name: 'Title', exact: true }).first()
    if (number === 0) await studio.send('Ann Lee')
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
    await person.type(written)
    await person.hears('Saved')
    await person.tabTo(page.getByRole('button', { name: /^Publish all drafts/ }), 'Shift+Tab')
    await person.press('Enter')
    await expect(page).toHaveTitle('Publish · Hearth studio')
    const publish = page.getByRole('button', { name: 'Publish now' })
    await expect(publish).toBeEnabled()
    await person.tabTo(publish)
    await person.press('Enter')
    await expect(page.getByText('1 entry published')).toBeVisible()
    await person.isAt(page.getByRole('heading', { name: 'Drafts', level: 1 }))
  },
  // Beside the list.
  views.slice(0, 2),
)
