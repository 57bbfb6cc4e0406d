import { expect, type Page } from '@playwright/test'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'

/** Each step changes texts of the open page. */
export type Journey = { name: string; url: string; steps: readonly ((page: Page) => Promise<unknown>)[] }

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** What visitors do on one page, without loading another document. */
export const journeys: readonly Journey[] = [
  {
    name: 'the counts of a list, of its filters and of the comparison',
    url: productListUrl('en', 2),
    steps: [
      (page) => page.getByRole('checkbox', { name: 'Compare HB-7830' }).check(),
      (page) => page.getByRole('checkbox', { name: 'Compare HB-7320' }).check(),
      (page) => main(page).getByRole('checkbox', { name: /^Gas/ }).first().check(),
      (page) =>
        main(page)
          .getByRole('checkbox', { name: /^Induction/ })
          .first()
          .check(),
      (page) => main(page).getByRole('checkbox', { name: /^Gas/ }).first().uncheck(),
      (page) => main(page).getByRole('button', { name: 'Remove HB-7320' }).first().click(),
      (page) => main(page).getByRole('button', { name: 'Keep HB-6240 in My kitchen' }).click(),
      (page) =>
        main(page)
          .getByRole('button', { name: /^Compare/ })
          .click(),
    ],
  },
  {
    name: 'the heading and the results of a search',
    url: pageUrl('en', 'search', { q: 'hood' }),
    steps: ['oven', 'zzyzx', 'filter', 'RH-9010'].map((words) => async (page: Page) => {
      await main(page).getByRole('searchbox').fill(words)
      await main(page).getByRole('searchbox').press('Enter')
      await page.waitForURL((url) => url.searchParams.get('q') === words)
    }),
  },
  {
    name: 'suggestions',
    url: pageUrl('en', 'faq'),
    steps: ['hood', 'oven', 'zzyzx'].map((words) => async (page: Page) => {
      await page.getByRole('banner').locator('input[type=search]').fill(words)
    }),
  },
  {
    name: 'the errors of a form',
    url: pageUrl('en', 'feedback'),
    steps: [
      (page) => button(page, 'Send').click(),
      async (page) => {
        await main(page).getByRole('textbox').first().fill('Mei Tan')
        await main(page).getByRole('textbox').nth(1).focus()
      },
      (page) => button(page, 'Send').click(),
      (page) => main(page).getByRole('textbox').nth(3).fill('12'),
      (page) => main(page).getByRole('textbox').nth(4).focus(),
    ],
  },
  {
    name: 'the hints of a form',
    url: pageUrl('en', 'registration'),
    steps: [
      (page) => main(page).getByLabel('Product category').selectOption('Hobs'),
      (page) => main(page).getByLabel('Product category').selectOption('Range hoods'),
      async (page) => {
        await main(page)
          .getByLabel(/^Email/)
          .fill('mei@@example')
        await main(page)
          .getByLabel(/^Phone/)
          .fill('12')
        await main(page)
          .getByLabel(/^Email/)
          .focus()
      },
    ],
  },
  {
    name: 'the verdicts of a kitchen',
    url: pageUrl('en', 'fit', { cate: '2' }),
    steps: ['730', '900', '20', '75 in', '750'].map(
      (width) => (page: Page) => main(page).getByLabel('Cut-out, width').fill(width),
    ),
  },
  {
    name: 'the next product and its gallery',
    url: pageUrl('en', 'product', { id: 'HB-7830' }),
    steps: [
      async (page) => {
        await main(page)
          .getByRole('link', { name: /HB-7320/ })
          .first()
          .click()
        await page.waitForURL(/HB-7320/)
      },
      (page) => page.goBack(),
    ],
  },
  {
    name: 'shops near by',
    url: pageUrl('en', 'shopFinder'),
    steps: ['529508', '018956', '999999'].map((postcode) => async (page: Page) => {
      await main(page).getByRole('textbox').first().fill(postcode)
      await button(page, 'Find the nearest').click()
    }),
  },
  {
    name: 'the verdicts of a recall',
    url: pageUrl('en', 'support', { id: 'HB-7830' }),
    steps: ['261000001', '261900000', '???', '262'].map((serial) => async (page: Page) => {
      await main(page).getByLabel('Your serial number').first().fill(serial)
      await button(page, 'Check').first().click()
    }),
  },
  {
    name: 'appliances at home',
    url: pageUrl('en', 'myKitchen'),
    steps: [
      async (page) => {
        await main(page).getByLabel('Model').fill('HB-9999')
        await button(page, 'Add an appliance').click()
      },
      async (page) => {
        await main(page).getByLabel('Model').fill('HB-7830')
        await main(page).getByLabel('Serial number').fill('261000001')
        await button(page, 'Add an appliance').click()
      },
      (page) => button(page, 'Change details').click(),
      async (page) => {
        await main(page).getByRole('textbox', { name: 'Serial number' }).first().fill('261900000')
        await button(page, 'Save').click()
      },
      (page) => button(page, 'Remove: HB-7830').click(),
      (page) => button(page, 'Undo').click(),
    ],
  },
  {
    name: 'a comparison',
    url: pageUrl('en', 'compare', { manycode: '201,202,203' }),
    steps: [
      (page) => main(page).getByRole('checkbox', { name: /Hide/ }).check(),
      // By name: the first link may still be the one that was pressed before.
      ...['HB-7830', 'HB-7320'].map((code) => async (page: Page) => {
        const remove = main(page)
          .getByRole('link', { name: `Remove ${code}` })
          .first()
        await remove.click()
        await expect(remove).toBeHidden()
      }),
    ],
  },
]
