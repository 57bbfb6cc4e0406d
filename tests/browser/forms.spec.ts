import type { Locator, Page } from '@playwright/test'
import { formUrl } from '#app/form-urls.ts'
import { pageUrl } from '#app/reading-urls.ts'
import { urls } from '#app/urls.ts'
import type { Form } from '#contract/forms/form.ts'
import * as forms from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')

type FormPage = { name: string; form: Form; address: (language: Language) => string }

const pages: readonly FormPage[] = [
  { name: 'F2', form: forms.enquiry, address: urls.home },
  { name: 'F3', form: forms.cooperation, address: (language) => pageUrl(language, 'cooperation') },
  { name: 'F4', form: forms.registration, address: (language) => formUrl(language, 'registration') },
  { name: 'F5', form: forms.dealer, address: (language) => formUrl(language, 'dealer') },
  { name: 'F6', form: forms.feedback, address: (language) => formUrl(language, 'feedback') },
  { name: 'F7', form: forms.supplier, address: (language) => formUrl(language, 'supplier') },
  { name: 'F1', form: forms.subscribe, address: (language) => formUrl(language, 'subscribe') },
]

const formOf = (page: Page) => page.getByRole('main').locator('form[method=post]').first()
const control = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
const send = (form: Locator) => form.locator('button[type=submit]')

async function fill(form: Locator, { name, kind }: Form['fields'][number]) {
  const field = control(form, name)
  if (kind === 'choice') {
    const value = await field.locator('option').nth(1).getAttribute('value')
    return field.selectOption(value ?? '')
  }
  if (kind === 'date') return field.fill('2026-11-02')
  return field.fill(
    name === 'phone' || kind === 'phone' ? '9123 4567' : kind === 'email' ? 'mei.tan@example.com' : `Some ${name}`,
  )
}

async function fillAll(form: Locator, { fields }: Form) {
  for (const field of fields) await fill(form, field)
}

for (const { name, form, address } of pages) {
  test(`${name}: sent empty, the first empty field is marked; the mark moves through the whole order, and then it is received`, async ({
    page,
    open,
  }) => {
    await open(address('en'))
    const element = formOf(page)
    for (const field of form.fields) {
      await send(element).click()
      const marked = control(element, field.name)
      await expect(marked).toHaveAttribute('aria-invalid', 'true')
      await expect(marked).toBeFocused()
      await expect(element.locator('[aria-invalid=true]')).toHaveCount(1)
      const message = t(field.required)
      await expect(page.getByRole('status').filter({ hasText: message }).first()).toBeVisible()
      await expect(marked).toHaveAccessibleDescription(new RegExp(message))
      // Blanks are nothing.
      if (field.kind === 'line') {
        await marked.fill('   ')
        await marked.blur()
        await expect(marked).toHaveAttribute('aria-invalid', 'true')
      }
      await fill(element, field)
      await marked.blur()
      await expect(marked).not.toHaveAttribute('aria-invalid', 'true')
    }
    await send(element).click()
    await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: t('sucssfil') })
        .first(),
    ).toBeVisible()
    for (const field of form.fields) await expect(control(element, field.name)).toHaveValue('')
  })
}

test('F1: in the footer of every page: empty it says what is missing, filled in it is received', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: t('subscribe.submit') }).click()
  const email = footer.getByLabel(t('subscribe.title'))
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(new RegExp(t('fillIn')))
  await email.fill('mei.tan@example.com')
  await footer.getByRole('button', { name: t('subscribe.submit') }).click()
  await expect(footer.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
  await expect(email).toHaveValue('')
})

test('F: sent twice quickly, it arrives once', async ({ page, open }) => {
  await open(formUrl('en', 'feedback'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/Information/advice')) sent.push(request.headers()['idempotency-key'] ?? '')
  })
  const form = formOf(page)
  await fillAll(form, forms.feedback)
  await send(form).dblclick()
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible()
  expect(new Set(sent).size).toBe(1)
})

test('F: with the network cut nothing is lost, and sending again is the same enquiry', async ({ page, open }) => {
  await open(formUrl('en', 'dealer'))
  const form = formOf(page)
  await fillAll(form, forms.dealer)
  const keys: string[] = []
  await page.route('**/api/Information/joinus', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length === 1) await route.abort()
    else await route.continue()
  })
  await send(form).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('form.unanswered') })
      .first(),
  ).toBeVisible()
  await expect(control(form, 'company')).toHaveValue('Some company')
  await send(form).click()
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('F: what looks mistyped gets a hint and is taken all the same', async ({ page, open }) => {
  await open(formUrl('en', 'subscribe'))
  const form = formOf(page)
  await control(form, 'email').fill('mei.tan at example')
  await expect(form.getByText(t('form.doubtEmail'))).toBeVisible()
  await send(form).click()
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible()
})

test('F: a draft survives a reload and a change of language, and goes when it is sent', async ({ page, open }) => {
  await open(formUrl('en', 'feedback'))
  await fillAll(formOf(page), forms.feedback)
  await page.reload()
  await expect(control(formOf(page), 'describe')).toHaveValue('Some describe')
  await open(formUrl('zh-Hans', 'feedback'))
  await expect(control(formOf(page), 'describe')).toHaveValue('Some describe')
  await send(formOf(page)).click()
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('F4: the category offers its models, and other is other', async ({ page, open }) => {
  await open(formUrl('en', 'registration'))
  const form = formOf(page)
  await control(form, 'cate_name').selectOption('1')
  await expect(control(form, 'code').locator('option[value="RH-9010"]')).toHaveCount(1)
  await expect(control(form, 'code').locator('option[value="HB-7830"]')).toHaveCount(0)
  await control(form, 'cate_name').selectOption('7')
  await expect(control(form, 'code')).toHaveValue('other')
})

test('F4: ?code= fills in the model; the answer is a certificate of five years, had again with the reference and four digits', async ({
  page,
  open,
}) => {
  await open(`${formUrl('en', 'registration')}?code=rh9010`)
  const form = formOf(page)
  await expect(control(form, 'code')).toHaveValue('RH-9010')
  for (const field of forms.registration.fields) if (!['code', 'cate_name'].includes(field.name)) await fill(form, field)
  await send(form).click()
  const certificate = page.getByRole('region', { name: t('registration.certificate') })
  await expect(certificate).toContainText('November 1, 2031')
  await expect(certificate).not.toContainText('Some address')
  await expect(page.getByRole('link', { name: t('registration.calendar') })).toHaveAttribute('href', /^data:text\/calendar/)
  const reference = (await certificate.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? ''

  await page.reload()
  const again = page.getByRole('region', { name: t('registration.again') })
  await again.getByLabel(t('registration.reference')).fill(reference.toLowerCase())
  await again.getByLabel(t('registration.digits')).fill('4567')
  await again.getByRole('button', { name: t('registration.show') }).click()
  await expect(page.getByRole('region', { name: t('registration.certificate') })).toContainText('RH-9010')
})

test('F3: with a project in the address the description begins with its title', async ({ page, open }) => {
  await open(`${pageUrl('en', 'cooperation')}?id=merbau-residence`)
  await expect(control(formOf(page), 'information')).toHaveValue(/Merbau Residence/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('F6: all empty fields are marked at once under a summary that leads to each, and what was typed stays', async ({
    page,
  }) => {
    await page.goto(formUrl('en', 'feedback'))
    const form = formOf(page)
    await control(form, 'city').fill('Singapore')
    await send(form).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveCount(4)
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
    await expect(control(form, 'city')).toHaveValue('Singapore')
    await summary.getByRole('link').first().click()
    await expect(page).toHaveURL(/feedback#/)
  })

  test('F6: it is received, and a page says so with the reference', async ({ page }) => {
    await page.goto(formUrl('ko', 'feedback'))
    const form = formOf(page)
    await fillAll(form, forms.feedback)
    await send(form).click()
    await expect(page).toHaveURL(/\/ko\/sent\?/)
    await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
  })
})
