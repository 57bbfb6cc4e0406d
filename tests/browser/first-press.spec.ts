import type { Locator, Page } from '@playwright/test'
import type { Form } from '#contract/forms/form.ts'
import * as forms from '#contract/forms/forms.ts'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { pressOnce } from '#tests/support/first-press.ts'
import { storedWith } from '#tests/support/stored.ts'
import { control, fill, formOf, formPages, reference, sendButton, unique } from '#tests/support/visitor-forms.ts'

type Filling = { form: Form; element: Locator; touch: boolean }

/** Marks each field in turn by sending, fills it in and presses Send without leaving it first. Each press must count. */
async function fillWithFirstPresses(page: Page, { form, element, touch }: Filling): Promise<string> {
  const mark = unique()
  await sendButton(element).click()
  for (const [index, field] of form.fields.entries()) {
    const marked = control(element, field.name)
    await expect(marked).toHaveAttribute('aria-invalid', 'true')
    await expect(marked).toBeFocused()
    await fill(element, field, mark)
    await pressOnce(page, sendButton(element), { touch })
    const next = form.fields[index + 1]
    if (next) await expect(control(element, next.name), `one press after ${field.name}`).toBeFocused()
  }
  return mark
}

for (const { name, form, url } of formPages) {
  test(`${name}: the first press on Send counts, whichever field was marked and filled in just before`, {
    tag: '@both',
  }, async ({ page, open, isMobile }) => {
    test.slow()
    // The longest messages are the Indonesian ones.
    await open(url(isMobile ? 'id' : 'en'))
    const mark = await fillWithFirstPresses(page, { form, element: formOf(page), touch: isMobile })
    const received = await page.getByText(reference).first().textContent()
    expect(storedWith(mark)).toEqual([received])
  })
}

test('F1: the first press on Send counts in the footer, after a mark and with a mistyped address', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  await open(pageUrl('zh-Hans', 'about'))
  const form = page.getByRole('contentinfo').locator('form')
  await sendButton(form).click()
  await expect(control(form, 'email')).toHaveAttribute('aria-invalid', 'true')
  await control(form, 'email').fill(`${unique()} at example.com`)
  await pressOnce(page, sendButton(form), { touch: isMobile })
  await expect(control(form, 'email')).toHaveAttribute('aria-invalid', 'true')
  await control(form, 'email').fill(`${unique()}@example.com`)
  await pressOnce(page, sendButton(form), { touch: isMobile })
  await expect(form.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
})

for (const { name, form, field, typed, isAccepted } of [
  { name: 'F6', form: forms.feedback, field: 'phone', typed: '9123 45six', isAccepted: true },
  { name: 'withdraw', form: forms.withdrawal, field: 'email', typed: 'mei.tan at example', isAccepted: false },
]) {
  test(`${name}: a hint about a mistyped ${field} moves no button as the field is left`, { tag: '@both' }, async ({
    page,
    open,
    isMobile,
  }) => {
    await open(pageUrl('en', name === 'F6' ? 'feedback' : 'withdraw'))
    const element = formOf(page)
    const mark = unique()
    for (const other of form.fields) if (other.name !== field) await fill(element, other, mark)
    await sendButton(element).click()
    await expect(control(element, field)).toHaveAttribute('aria-invalid', 'true')
    await control(element, field).pressSequentially(`${typed} ${mark}`)
    await expect(element.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
    await pressOnce(page, sendButton(element), { touch: isMobile })
    if (isAccepted) await expect(page.getByText(reference).first()).toBeVisible()
    else await expect(control(element, field)).toHaveAttribute('aria-invalid', 'true')
  })
}

test('F: leaving a mended field takes its mark away and keeps its line until the form is sent', async ({ page, open }) => {
  await open(pageUrl('en', 'feedback'))
  const form = formOf(page)
  await sendButton(form).click()
  const field = control(form, 'name')
  const message = form.getByRole('paragraph').filter({ hasText: 'Enter your name' }).first()
  await expect(message).toBeVisible()
  const marked = await sendButton(form).boundingBox()
  await field.fill('Mei Tan')
  await field.blur()
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription('')
  await expect(message).toBeHidden()
  expect(await sendButton(form).boundingBox()).toEqual(marked)
  await sendButton(form).click()
  await expect(control(form, 'countries')).toBeFocused()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
})

test('MK6: the first press on Send counts in the enquiry about My kitchen', { tag: '@both' }, async ({
  page,
  open,
  isMobile,
}) => {
  test.slow()
  await open(productListUrl('en', 2))
  const heart = page.getByRole('main').getByRole('button', { name: 'Keep HB-7830 in My kitchen' })
  await heart.click()
  // The next page shows what is stored, and storing takes a moment.
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await open(pageUrl('en', 'myKitchen'))
  const element = page.getByRole('region', { name: 'Thinking of' }).locator('form[method=post]')
  const shown = forms.enquiry.fields.filter(({ name }) => name !== 'series_name')
  await fillWithFirstPresses(page, { form: { ...forms.enquiry, fields: shown }, element, touch: isMobile })
  await expect(page.getByText(reference).first()).toBeVisible()
})
