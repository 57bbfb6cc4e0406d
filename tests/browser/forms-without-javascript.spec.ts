import * as forms from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { storedWith } from '#tests/support/stored.ts'
import { control, fillAll, formOf, formPages, reference, sendButton, unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

test.use({ javaScriptEnabled: false })

for (const { name, form, url } of formPages) {
  test(`${name}: marks all empty fields and links to them in a summary; accepts the complete form, and stores a repeated one once`, async ({
    page,
  }) => {
    await page.goto(url('en'))
    await sendButton(formOf(page)).click()
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary.getByRole('link')).toHaveCount(form.fields.length)
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(form.fields.length)
    for (const [index, { name: field }] of form.fields.entries()) {
      await summary.getByRole('link').nth(index).click()
      await expect(control(formOf(page), field)).toBeFocused()
    }

    const mark = await fillAll(formOf(page), form)
    await sendButton(formOf(page)).click()
    await expect(page).toHaveURL(/\/sent\?/)
    const received = (await page.getByText(reference).first().textContent()) ?? ''
    await page.goto(url('en'))
    await fillAll(formOf(page), form, mark)
    await sendButton(formOf(page)).click()
    await expect(page).toHaveURL(/\/sent\?/)
    await expect(page.getByText(reference).first()).toHaveText(received)
    expect(storedWith(mark)).toEqual([received])
  })
}

test('F6: typed text stays, in the language of the page', async ({ page }) => {
  await page.goto(pageUrl('ko', 'feedback'))
  await control(formOf(page), 'city').fill('서울')
  await sendButton(formOf(page)).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(control(formOf(page), 'city')).toHaveValue('서울')
  await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(4)
})

test('F: a text over the limit is refused with field and limit, and stays; the longest one is stored', async ({ page }) => {
  await page.goto(pageUrl('en', 'feedback'))
  const mark = await fillAll(formOf(page), forms.feedback)
  const longest = mark + '厨'.repeat(20_000 - mark.length)
  await control(formOf(page), 'describe').fill(`${longest}厨`)
  await sendButton(formOf(page)).click()
  await expect(control(formOf(page), 'describe')).toHaveAccessibleDescription(
    /“What went wrong” can have at most 20,000 characters/,
  )
  await expect(control(formOf(page), 'describe')).toHaveValue(`${longest}厨`)
  expect(storedWith(mark)).toEqual([])

  await control(formOf(page), 'describe').fill(longest)
  await sendButton(formOf(page)).click()
  await expect(page).toHaveURL(/\/sent\?/)
  expect(storedWith(mark)).toHaveLength(1)
})

test('F1: the footer form works the same way on every page', async ({ page }) => {
  await page.goto(pageUrl('en', 'about'))
  const mark = unique()
  const footer = page.getByRole('contentinfo')
  await footer.locator('input[name=email]').fill(`${mark}@example.com`)
  await footer.getByRole('button', { name: wordsIn('en')('subscribe.submit') }).click()
  await expect(page).toHaveURL(/\/sent\?/)
  expect(storedWith(mark)).toEqual([await page.getByText(reference).first().textContent()])
})

test('F4: reference and four digits return the certificate, which shows no address', async ({ page }) => {
  const t = wordsIn('zh-Hans')
  await page.goto(pageUrl('zh-Hans', 'registration'))
  const mark = await fillAll(formOf(page), forms.registration)
  await sendButton(formOf(page)).click()
  const again = page.getByRole('region', { name: t('registration.again') })
  await expect(again.getByLabel(t('registration.reference'))).toHaveValue(reference)
  await again.getByLabel(t('registration.digits')).fill('0000')
  await again.getByRole('button', { name: t('registration.show') }).click()
  await expect(again).toContainText(t('registration.notFound'))

  await again.getByLabel(t('registration.digits')).fill('4567')
  await again.getByRole('button', { name: t('registration.show') }).click()
  const certificate = page.getByRole('region', { name: t('registration.certificate') })
  await expect(certificate).toContainText('2031年11月1日')
  await expect(certificate).toContainText(`Some serial_number ${mark}`)
  await expect(page.getByRole('main')).not.toContainText('Some address')
  await expect(page.getByRole('link', { name: t('registration.calendar') })).toBeVisible()
})
