import * as forms from '#contract/forms/forms.ts'
import { languages } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { formatNumber } from '#i18n/number-format.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { storedWith } from '#tests/support/stored.ts'
import { control, fill, fillAll, formOf, formPages, reference, sendButton, unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const privacy = `${pageUrl('en', 'terms')}#privacy-why`

for (const { name, form, url } of formPages) {
  test(`${name}: marks the first empty field, then the next one, and accepts the complete form`, async ({ page, open }) => {
    test.slow()
    await open(url('en'))
    const element = formOf(page)
    await expect(element.getByRole('link', { name: t('form.privacy') })).toHaveAttribute('href', privacy)
    await expect(element.getByText(t('form.allNeeded'))).toHaveCount(form.fields.length > 1 ? 1 : 0)
    for (const { name } of form.fields) await expect(control(element, name)).toHaveAttribute('required')
    const mark = unique()
    for (const field of form.fields) {
      await sendButton(element).click()
      const marked = control(element, field.name)
      await expect(marked).toHaveAttribute('aria-invalid', 'true')
      await expect(marked).toBeFocused()
      await expect(element.locator('[aria-invalid=true]')).toHaveCount(1)
      const message = t(field.required)
      const toast = page.getByRole('status').filter({ hasText: message }).first()
      await expect(toast).toBeVisible()
      expect((await toast.boundingBox())?.y).toBe(90)
      await expect(marked).toHaveAccessibleDescription(new RegExp(message))
      // White space counts as empty.
      if (field.kind === 'line') {
        await marked.fill('   ')
        await marked.blur()
        await expect(marked).toHaveAttribute('aria-invalid', 'true')
      }
      await fill(element, field, mark)
      await marked.blur()
      await expect(marked).not.toHaveAttribute('aria-invalid', 'true')
    }
    expect(storedWith(mark)).toEqual([])
    await sendButton(element).click()
    const received = await page.getByText(reference).first().textContent()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: t('sucssfil') })
        .first(),
    ).toBeVisible()
    for (const field of form.fields) await expect(control(element, field.name)).toHaveValue('')
    expect(storedWith(mark)).toEqual([received])
  })
}

test('F1: the footer form reports an empty field and accepts a filled-in one', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: t('subscribe.submit') }).click()
  const email = footer.getByLabel(t('subscribe.title'))
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(new RegExp(t('subscribe.empty')))
  await email.fill(`${unique()}@example.com`)
  await email.blur()
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await footer.getByRole('button', { name: t('subscribe.submit') }).click()
  await expect(footer.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(footer.getByRole('link', { name: t('subscribe.privacy') })).toHaveAttribute('href', privacy)
})

for (const { language } of languages) {
  test(`G12: the first empty field is named in its own sentence, with how many more are empty: ${language}`, async ({
    page,
    open,
  }) => {
    const words = wordsIn(language)
    await open(pageUrl(language, 'registration'))
    await sendButton(formOf(page)).click()
    const first = control(formOf(page), 'family_name')
    await expect(first).toHaveAccessibleDescription(words('enterFirstName'))
    const message = words('form.moreEmpty', { first: words('enterFirstName'), count: forms.registration.fields.length - 1 })
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  })
}

test('G12: a wrong field is marked by more than a colour', { tag: '@both' }, async ({ page, open }) => {
  await open(pageUrl('en', 'feedback'))
  const field = control(formOf(page), 'name')
  const startBorder = () => field.evaluate((control) => getComputedStyle(control).borderInlineStartWidth)
  await expect(field).not.toHaveCSS('border-inline-start-width', '4px')
  await sendButton(formOf(page)).click()
  await expect(field).toHaveCSS('border-inline-start-width', '4px')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await startBorder()).toBe('4px')
  await expect(
    formOf(page)
      .getByRole('paragraph')
      .filter({ hasText: t('enterName') })
      .locator('svg'),
  ).toBeVisible()
})

test('F: a probable typo gets a hint, and the form is accepted anyway', async ({ page, open }) => {
  await open(pageUrl('en', 'home'))
  const form = formOf(page)
  await fillAll(form, forms.enquiry)
  await control(form, 'contact').fill('mei.tan at example')
  await expect(form.getByText(t('form.doubtEmail'))).toBeVisible()
  await sendButton(form).click()
  await expect(page.getByText(reference).first()).toBeVisible()

  await open(pageUrl('en', 'feedback'))
  await control(formOf(page), 'phone').fill('9123 45six')
  await expect(formOf(page).getByText(t('form.doubtPhone'))).toBeVisible()
})

test('F1: a subscription and a withdrawal need exactly one address, and say so beside the field', async ({ page, open }) => {
  for (const language of ['en', 'zh-Hans'] as const) {
    const words = wordsIn(language)('form.mailbox')
    for (const name of ['subscribe', 'withdraw'] as const) {
      await open(pageUrl(language, name))
      const email = control(formOf(page), 'email')
      await email.fill('a@b.co,victim@v.co')
      await expect(email).toHaveAccessibleDescription(new RegExp(words))
      await sendButton(formOf(page)).click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(new RegExp(words))
      await expect(email).toHaveValue('a@b.co,victim@v.co')
      await expect(formOf(page).getByText(words)).toHaveCount(1)
    }
    const footer = page.getByRole('contentinfo')
    const email = footer.locator('[name=email]')
    await email.fill('p0@example.com p1@example.com')
    await footer.locator('button[type=submit]').click()
    await expect(email).toHaveAccessibleDescription(new RegExp(words))
    await expect(email).toHaveValue('p0@example.com p1@example.com')
  }
})

test('F: a draft survives a reload and a change of language, and is deleted after sending', async ({ page, open }) => {
  await open(pageUrl('en', 'feedback'))
  const mark = await fillAll(formOf(page), forms.feedback)
  await page.reload()
  await expect(control(formOf(page), 'describe')).toHaveValue(`Some describe ${mark}`)
  await page.getByRole('contentinfo').getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === pageUrl('zh-Hans', 'feedback'))
  for (const field of ['name', 'countries', 'city', 'describe']) {
    await expect(control(formOf(page), field)).toHaveValue(`Some ${field} ${mark}`)
  }
  await sendButton(formOf(page)).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const stored = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect((await stored()).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('F: what is typed in one form is not in the next one, and is there again after Back', async ({ page, open }) => {
  await open(pageUrl('en', 'dealer'))
  const phone = control(formOf(page), 'phone')
  await phone.fill('9123 4567')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('navigation.supplier') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('supplier.title') })).toBeVisible()
  await expect(control(formOf(page), 'fax')).toBeVisible()
  await expect(phone).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('dealer.title') })).toBeVisible()
  await expect(phone).toHaveValue('9123 4567')
})

test('F1: the draft in the footer survives a change of language', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const address = `${unique()}@example.com`
  const email = page.getByRole('contentinfo').locator('input[name=email]')
  await email.fill(address)
  await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === pageUrl('ko', 'about'))
  await expect(email).toHaveValue(address)
})

test('F2: offers the series of the selected category', async ({ page, open }) => {
  await open('/')
  const form = formOf(page)
  const offered = () => control(form, 'series_name').locator('option').count()
  const all = await offered()
  await control(form, 'cate_name').selectOption({ index: 2 })
  await expect.poll(offered).toBeLessThan(all)
})

test('F3: with a project in the URL, the description starts with its title; text typed after it survives a reload', async ({
  page,
  open,
}) => {
  await open(`${pageUrl('en', 'cooperation')}?id=merbau-residence`)
  const description = control(formOf(page), 'information')
  await expect(description).toHaveValue(/Merbau Residence/)
  await description.press('Control+End')
  await description.pressSequentially('forty kitchens')
  await page.reload()
  await expect(description).toHaveValue(/Merbau Residence.*forty kitchens$/)
})

for (const { language } of languages) {
  test(`F: the limit of a field is said beside it before it is reached, and only a longer text is refused: ${language}`, {
    tag: '@both',
  }, async ({ page, open }) => {
    const t = wordsIn(language)
    const said = t('form.tooLong', { field: t('label.problem'), limit: formatNumber(20_000, language) })
    await open(pageUrl(language, 'feedback'))
    const form = formOf(page)
    const mark = await fillAll(form, forms.feedback)
    const problem = control(form, 'describe')
    await problem.fill(`${mark}${'厨'.repeat(17_000)}`)
    await expect(page.getByText(said)).toHaveCount(0)
    const longest = mark + '厨'.repeat(20_000 - mark.length)
    await problem.fill(`${longest}厨`)
    await expect(problem).toHaveAccessibleDescription(said)
    await sendButton(form).click()
    await expect(problem).toHaveAttribute('aria-invalid', 'true')
    await expect(problem).toBeFocused()
    await expect(problem).toHaveValue(`${longest}厨`)
    expect(storedWith(mark)).toEqual([])

    await problem.fill(longest)
    await sendButton(form).click()
    await expect(page.getByText(reference).first()).toBeVisible()
    expect(storedWith(mark)).toHaveLength(1)
  })
}
