import { readFileSync } from 'node:fs'
import * as forms from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { control, fill, fillAll, formOf, reference, sendButton } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')

test('F4: a category offers its models by series, and category 7 offers only “other”', async ({ page, open }) => {
  await open(pageUrl('en', 'registration'))
  const form = formOf(page)
  await control(form, 'cate_name').selectOption('1')
  await expect(control(form, 'code').locator('option[value="RH-9010"]')).toHaveCount(1)
  await expect(control(form, 'code').locator('option[value="HB-7830"]')).toHaveCount(0)
  await expect(control(form, 'code').locator('optgroup').first()).toHaveAttribute('label', /\w/)
  await control(form, 'cate_name').selectOption('7')
  await expect(control(form, 'code')).toHaveValue('other')
})

test('F4: ?code= accepts any spelling, selects the model and overrides an older draft; other typed text stays', async ({
  page,
  open,
}) => {
  await open(`${pageUrl('en', 'registration')}?code=rh9010`)
  const form = formOf(page)
  await expect(control(form, 'code')).toHaveValue('RH-9010')
  await expect(control(form, 'cate_name')).toHaveValue('1')
  await control(form, 'name').fill('Tan')
  await control(form, 'code').selectOption('')
  await page.reload()
  await expect(control(form, 'code')).toHaveValue('')
  await open(`${pageUrl('en', 'registration')}?code=HB-7830`)
  await expect(control(form, 'code')).toHaveValue('HB-7830')
  await expect(control(form, 'cate_name')).toHaveValue('2')
  await expect(control(form, 'name')).toHaveValue('Tan')
  await open(`${pageUrl('en', 'registration')}?code=nothing`)
  await expect(control(form, 'name')).toHaveValue('Tan')
})

test('F4: a picture shows where to find the serial number', async ({ page, open }) => {
  await open(pageUrl('en', 'registration'))
  await expect(page.getByRole('img', { name: t('registration.plateAlt') })).toBeVisible()
  await expect(control(formOf(page), 'serial_number')).toHaveAccessibleDescription(t('registration.plateHint'))
})

test('F4: shows a five-year certificate with a reminder; reference and four digits return it later', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(`${pageUrl('en', 'registration')}?code=rh9010`)
  const form = formOf(page)
  for (const field of forms.registration.fields) {
    if (!['code', 'cate_name'].includes(field.name)) await fill(form, field, 'mei')
  }
  await sendButton(form).click()
  const certificate = page.getByRole('region', { name: t('registration.certificate') })
  await expect(certificate).toContainText('1 November 2031')
  await expect(certificate).not.toContainText('Some address')
  const given = (await certificate.getByText(reference).textContent()) ?? ''

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('registration.calendar') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('RH-9010-warranty.ics')
  const calendar = readFileSync(await download.path(), 'utf8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20311101\r\n')
  expect(calendar).toContain('TRIGGER:-P30D\r\n')
  expect(calendar).toContain(given)

  await page.emulateMedia({ media: 'print' })
  await expect(certificate).toBeVisible()
  for (const other of [page.getByRole('banner'), page.getByRole('contentinfo'), sendButton(form), control(form, 'city')]) {
    await expect(other).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  const again = page.getByRole('region', { name: t('registration.again') })
  await again.getByLabel(t('registration.reference')).fill(given.toLowerCase().replace('-', ' '))
  await again.getByLabel(t('registration.digits')).fill('4567')
  await again.getByRole('button', { name: t('registration.show') }).click()
  await expect(page.getByRole('region', { name: t('registration.certificate') })).toContainText('RH-9010')
  await expect(page.getByRole('main')).not.toContainText('Some address')
})

test('F4: Chinese names have the family name first, without a space', async ({ page, open }) => {
  await open(pageUrl('zh-Hans', 'registration'))
  const form = formOf(page)
  await fillAll(form, forms.registration)
  await control(form, 'family_name').fill('小明')
  await control(form, 'name').fill('李')
  await sendButton(form).click()
  await expect(page.getByRole('region', { name: wordsIn('zh-Hans')('registration.certificate') })).toContainText('李小明')
})

test('F4: warns of a recall and says that a warranty has ended, both after registration and on later lookups', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(`${pageUrl('en', 'registration')}?code=EO-6068`)
  const form = formOf(page)
  for (const field of forms.registration.fields) {
    if (!['code', 'cate_name'].includes(field.name)) await fill(form, field, 'mei')
  }
  await control(form, 'serial_number').fill('S/N 190000001')
  await control(form, 'buy_date').fill('2019-06-01')
  await sendButton(form).click()
  const warning = page.getByRole('alert').filter({ hasText: t('notice.recall') })
  await expect(warning.getByRole('link', { name: /EO-6068/ })).toHaveAttribute(
    'href',
    `${pageUrl('en', 'support', { id: 'EO-6068' })}#eo-6068-inner-pane`,
  )
  await expect(warning.getByRole('link', { name: /EO-6068/ })).toBeInViewport()
  const certificate = page.getByRole('region', { name: t('registration.certificate') })
  await expect(certificate).toContainText(`${t('registration.ended')}31 May 2024`)
  await expect(page.getByRole('link', { name: t('registration.calendar') })).toHaveCount(0)
  const given = (await certificate.getByText(reference).textContent()) ?? ''

  await page.reload()
  const again = page.getByRole('region', { name: t('registration.again') })
  await again.getByLabel(t('registration.reference')).fill(given)
  await again.getByLabel(t('registration.digits')).fill('4567')
  await again.getByRole('button', { name: t('registration.show') }).click()
  await expect(warning.getByRole('link', { name: /EO-6068/ })).toBeVisible()
})

test('clearing a rejected field removes its error', async ({ page, open }) => {
  await open(pageUrl('en', 'registration'))
  const form = formOf(page)
  await fillAll(form, forms.registration)
  await page.route(`**${formCalls.registration.path}`, (route) =>
    route.fulfill({ status: 422, json: { msg: '', data: null, errors: [{ field: 'email', message: 'That is too long.' }] } }),
  )
  await sendButton(form).click()
  await expect(control(form, 'email')).toHaveAccessibleDescription(/That is too long\./)
  await control(form, 'email').fill('')
  await expect(control(form, 'email')).not.toHaveAccessibleDescription(/That is too long\./)
})

test('F4: a purchase date in the future, or from before the model was sold, has a hint beside its field and is accepted', {
  tag: '@both',
}, async ({ page, open }) => {
  await open(`${pageUrl('en', 'registration')}?code=rh9010`)
  const form = formOf(page)
  const date = control(form, 'buy_date')
  await date.fill('2062-01-01')
  await expect(date).toHaveAccessibleDescription(t('form.doubtFuture'))
  await date.fill('1998-01-01')
  await expect(date).toHaveAccessibleDescription(t('form.doubtOld'))
  await date.fill('2026-11-02')
  await expect(date).not.toHaveAccessibleDescription(/invoice/)
  for (const field of forms.registration.fields) {
    if (!['code', 'cate_name'].includes(field.name)) await fill(form, field, 'mei')
  }
  await date.fill('9999-01-01')
  await sendButton(form).click()
  const none = page.getByRole('region', { name: t('registration.noCertificate') })
  await expect(none).toContainText('this purchase date can’t be right')
  await expect(none).toContainText('within 24 hours')
  await expect(page.getByRole('region', { name: t('registration.certificate'), exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('registration.calendar') })).toHaveCount(0)
  await expect(page.getByText(reference)).toBeVisible()
})

test('F4: a model that we don’t know gets no certificate, and the page says what happens next', async ({ page, open }) => {
  await open(pageUrl('en', 'registration'))
  const form = formOf(page)
  await fillAll(form, forms.registration)
  await control(form, 'cate_name').selectOption('7')
  await sendButton(form).click()
  const none = page.getByRole('region', { name: t('registration.noCertificate') })
  await expect(none).toContainText('we don’t recognise this model')
  await expect(page.getByRole('region', { name: t('registration.certificate'), exact: true })).toHaveCount(0)
})

test('F4: what looks like an advertisement is not printed on a certificate', async ({ page, open }) => {
  await open(`${pageUrl('en', 'registration')}?code=rh9010`)
  const form = formOf(page)
  for (const field of forms.registration.fields) {
    if (!['code', 'cate_name'].includes(field.name)) await fill(form, field, 'mei')
  }
  await control(form, 'family_name').fill('Cheap ovens')
  await control(form, 'name').fill('at www.spam.example')
  await sendButton(form).click()
  const certificate = page.getByRole('region', { name: t('registration.certificate') })
  await expect(certificate).toContainText('1 November 2031')
  await expect(certificate).not.toContainText(/Cheap|spam/)
})

test('safety notices: an unreadable serial number warns after a registration, with the phone number', async ({ page, open }) => {
  await open(`${pageUrl('en', 'registration')}?code=HB-7830`)
  const form = formOf(page)
  for (const field of forms.registration.fields) {
    if (!['code', 'cate_name'].includes(field.name)) await fill(form, field, 'mei')
  }
  await control(form, 'serial_number').fill('26S000001')
  await sendButton(form).click()
  const warning = page.getByRole('alert').filter({ hasText: 'We can’t tell from the serial number' })
  await expect(warning).toContainText('Call +65 6100 0000')
  await expect(warning.getByRole('link', { name: /HB-7830/ })).toBeInViewport()
})
