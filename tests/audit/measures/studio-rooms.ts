import type { Page } from '@playwright/test'
import type { RunningStudio } from '#tests/support/run-studio.ts'

/** Something that staff see. */
type Room = {
  name: string
  /** Opens it, and waits until it has arrived. */
  open: (page: Page, studio: RunningStudio) => Promise<void>
  /** Opens a dialog in it. */
  prepare?: (page: Page) => Promise<void>
}

async function goTo(page: Page, { url }: RunningStudio, hash: string) {
  await page.goto(url)
  await page.goto(`${new URL(url).origin}/${hash}`)
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor()
const form = async (page: Page, studio: RunningStudio) => {
  await goTo(page, studio, '#/write/products/rh-9010/ko.yaml')
  await page.locator('.write-form').waitFor({ state: 'attached' })
}

/** Each time somebody is added, on a day of their own: at one time there is one adviser. */
let visits = 0

export const rooms: readonly Room[] = [
  {
    name: 'an enquiry that is answered',
    async open(page, studio) {
      const fields = { contact: 'somebody.with.a.long.address@example.com', series: 'vela', category: '1' }
      const reference = await studio.send('Di Goh', { kind: 'enquiry', fields }, 30)
      await goTo(page, studio, `#/inbox/open/${reference}`)
      await page.getByRole('button', { name: /^Reply/ }).press('Enter')
      await page.getByRole('textbox', { name: 'Answer' }).waitFor()
    },
  },
  {
    name: 'the data of a person',
    async open(page, studio) {
      await studio.send('Ann Lee')
      await goTo(page, studio, '#/inbox/all')
      await page.getByRole('option').first().waitFor()
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'A person’s data' }).press('Enter')
      await page.getByRole('dialog').getByLabel('Email address or phone number').fill('9123 4567')
      await page.getByRole('dialog').getByRole('button', { name: 'Find' }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: /Erase/ }).waitFor()
    },
  },
  {
    name: 'a week of visits',
    async open(page, studio) {
      const day = `2030-02-${String(4 + 7 * visits++).padStart(2, '0')}`
      await goTo(page, studio, `#/visits/courts/day/${day}`)
      await page.getByRole('button', { name: 'Add a visit' }).press('Enter')
      await page.getByRole('dialog').getByLabel('Time').fill('13:10')
      await page.getByRole('dialog').getByLabel('Name').fill('Gus Lim')
      await page.getByRole('dialog').getByRole('button', { name: 'Add the visit' }).press('Enter')
      await page.getByText('Visit of Gus Lim added').waitFor()
      await goTo(page, studio, `#/visits/courts/week/${day}`)
      await page
        .getByRole('button', { name: /Gus Lim/ })
        .first()
        .press('Enter')
      await page.getByRole('article').waitFor()
    },
  },
  {
    name: 'a visit that is added',
    async open(page, studio) {
      await goTo(page, studio, '#/visits/courts/day/2030-02-05')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add a visit' }).press('Enter')
      await dialog(page)
    },
  },
  {
    name: 'the numbers of visits',
    async open(page, studio) {
      await goTo(page, studio, '#/visits/courts/numbers/2030-02-04')
      await page.getByRole('heading', { level: 1, name: 'February 2030' }).waitFor()
    },
  },
  {
    name: 'the list of entries',
    async open(page, studio) {
      await goTo(page, studio, '#/write')
      await page.getByRole('option').first().waitFor({ state: 'attached' })
    },
  },
  { name: 'the form of a product', open: form },
  {
    name: 'the page beside the form',
    async open(page, studio) {
      await goTo(page, studio, '#/write')
      await page.locator('iframe').waitFor({ state: 'attached', timeout: 90_000 })
    },
    prepare: async (page) =>
      page.getByRole('radio', { name: 'Page', exact: true }).or(page.locator('iframe')).first().press('Space'),
  },
  {
    name: 'a new entry',
    async open(page, studio) {
      await goTo(page, studio, '#/write')
      await page.getByRole('option').first().waitFor()
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New…', exact: true }).press('Enter')
      await dialog(page)
    },
  },
  {
    name: 'drafts that are published',
    async open(page, studio) {
      await goTo(page, studio, '#/write/news/cooking-evenings/en.yaml/title')
      await page.locator('.write-form').getByRole('textbox', { name: 'Title', exact: true }).fill('Friday evenings at the stove')
      await page.getByText('Saved as a draft').waitFor()
      await goTo(page, studio, '#/publish/news/cooking-evenings/en.yaml')
      await page.getByRole('status').filter({ hasText: 'No faults.' }).waitFor()
    },
  },
  {
    name: 'a text that is translated',
    async open(page, studio) {
      await goTo(page, studio, '#/translate/ko/products/rh-9010/en.yaml/title')
      await page.getByRole('textbox', { name: /^Translation:/ }).waitFor()
    },
  },
  {
    name: 'the keys',
    async open(page, studio) {
      await goTo(page, studio, '#/translate')
      await page.getByRole('option').first().waitFor()
    },
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Keyboard shortcuts/ }).press('Enter')
      await dialog(page)
    },
  },
]
