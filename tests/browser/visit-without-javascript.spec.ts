import type { Page } from '@playwright/test'
import { visitUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

test.use({ javaScriptEnabled: false })

const t = wordsIn('id')
const main = (page: Page) => page.getByRole('main')
const times = (page: Page) => main(page).locator('input[name=start]')
const show = (page: Page) => main(page).getByRole('button', { name: t('book.update') })
const book = (page: Page) => main(page).getByRole('button', { name: t('book.submit') })

test('VB2, VB4: a visit is booked and cancelled without scripts, and nothing typed is lost', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto(visitUrl('id'))
  await main(page).locator('input[name=place][value=courts]').check({ force: true })
  await show(page).first().click()
  await expect(page).toHaveURL(/place=courts/)
  const days = main(page).locator('select[name=day]')
  await days.selectOption((await days.locator('option').nth(-2).getAttribute('value')) ?? '')
  await show(page).last().click()
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)

  const mark = unique()
  await main(page).locator('input[name=name]').fill(`Dewi ${mark}`)
  await book(page).click()
  await expect(main(page).getByRole('alert').getByRole('link')).toHaveCount(3)
  await expect(main(page).locator('input[name=name]')).toHaveValue(`Dewi ${mark}`)

  // Another day, from within the form: what was typed stays.
  await days.selectOption((await days.locator('option').nth(-3).getAttribute('value')) ?? '')
  await show(page).last().click()
  await expect(main(page).locator('input[name=name]')).toHaveValue(`Dewi ${mark}`)

  await times(page).first().check({ force: true })
  await main(page).locator('input[name=email]').fill(`${mark}@example.com`)
  await main(page).locator('input[name=phone]').fill('9123 4567')
  await book(page).click()
  await expect(page.getByRole('heading', { name: t('booked.title') })).toBeVisible()

  await page.getByText(t('booked.cancel')).click()
  await page.getByRole('button', { name: t('booked.cancelConfirm') }).click()
  await expect(page.getByRole('heading', { name: t('booked.cancelledTitle') })).toBeVisible()
})
