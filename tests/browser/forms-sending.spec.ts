import type { Page } from '@playwright/test'
import * as forms from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { formCalls, formToken } from '#contract/wire/calls/information-calls.ts'
import { expect, hydrated, test } from '#tests/support/browser-test.ts'
import { storedWith, suspectedWith } from '#tests/support/stored.ts'
import { control, fillAll, formOf, formPages, onPhoneToo, reference, sendButton, unique } from '#tests/support/visitor-forms.ts'
import { wordsIn } from '#tests/support/words.ts'

const t = wordsIn('en')
const saying = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

for (const { name, form, call, url } of formPages) {
  test(`${name}: a double click stores one submission`, { tag: onPhoneToo(name) }, async ({ page, open }) => {
    await open(url('en'))
    const element = formOf(page)
    const mark = await fillAll(element, form)
    await sendButton(element).dblclick()
    const received = await page.getByText(reference).first().textContent()
    expect(storedWith(mark)).toEqual([received])
  })

  test(`${name}: keeps the input while offline, and sending again afterwards stores one submission`, async ({ page, open }) => {
    const context = page.context()
    await open(url('en'))
    const element = formOf(page)
    const mark = await fillAll(element, form)
    await context.setOffline(true)
    await sendButton(element).click()
    await expect(saying(page, t('form.unanswered'))).toBeVisible()
    const kept = form.fields.find(({ kind }) => kind !== 'choice' && kind !== 'date' && kind !== 'phone')
    await expect(control(element, kept?.name ?? '')).toHaveValue(new RegExp(mark))
    expect(storedWith(mark)).toEqual([])

    // The next request arrives, but its response is lost; then the page is reloaded.
    await context.setOffline(false)
    await page.route(`**${call.path}`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sendButton(element).click()
    await expect.poll(() => storedWith(mark).length).toBe(1)
    const [stored] = storedWith(mark)
    await expect(sendButton(element)).not.toHaveAttribute('aria-busy', 'true')
    await page.unroute(`**${call.path}`)
    await open(url('en'))
    await sendButton(formOf(page)).click()
    await expect(page.getByText(reference).first()).toHaveText(stored ?? '')
    expect(storedWith(mark)).toEqual([stored])
  })
}

test('F1: the footer form says when it is offline, and sending again after a reload stores one submission', async ({
  page,
  open,
}) => {
  const context = page.context()
  await open(pageUrl('en', 'about'))
  const footer = page.getByRole('contentinfo')
  const [email, send] = [footer.locator('input[name=email]'), footer.getByRole('button', { name: t('subscribe.submit') })]
  const mark = unique()
  const token = page.waitForResponse(`**${formToken.path}*`)
  await email.fill(`${mark}@example.com`)
  await token
  await context.setOffline(true)
  await send.click()
  await expect(saying(page, t('subscribe.failed'))).toBeVisible()
  await expect(email).toHaveValue(`${mark}@example.com`)
  await context.setOffline(false)
  await page.route(`**${formCalls.subscribe.path}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect.poll(() => storedWith(mark).length).toBe(1)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.unroute(`**${formCalls.subscribe.path}`)
  await open(pageUrl('en', 'about'))
  await expect(email).toHaveValue(`${mark}@example.com`)
  await send.dblclick()
  await expect(footer.getByText(storedWith(mark)[0] ?? 'none')).toBeVisible()
  expect(storedWith(mark)).toHaveLength(1)
})

test('F: repeated taps on a slow phone store one submission', async ({ page, open, context }) => {
  test.slow()
  await open(pageUrl('en', 'feedback'))
  const form = formOf(page)
  const mark = await fillAll(form, forms.feedback)
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: 6_000, uploadThroughput: 3_000 },
  })
  let sent = 0
  // The answer comes after the last tap, however long the taps take.
  const tapped = Promise.withResolvers<void>()
  await page.route('**/advice', async (route) => {
    sent += 1
    await tapped.promise
    await route.continue()
  })
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await sendButton(form).click()
    await expect(sendButton(form)).toHaveAttribute('aria-busy', 'true')
  }
  tapped.resolve()
  const received = await page.getByText(reference).first().textContent({ timeout: 90_000 })
  expect([sent, storedWith(mark)]).toEqual([1, [received]])
})

test('F: text typed before hydration is sent', async ({ page }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(pageUrl('en', 'feedback'), { waitUntil: 'commit' })
  const mark = await fillAll(formOf(page), forms.feedback)
  const footerMark = unique()
  await page.getByRole('contentinfo').locator('input[name=email]').fill(`${footerMark}@example.com`)
  arrived.resolve()
  await hydrated(page)
  await sendButton(formOf(page)).click()
  const received = await page.getByText(reference).first().textContent()
  expect(storedWith(mark)).toEqual([received])
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('subscribe.submit') })
    .click()
  await expect.poll(() => storedWith(footerMark).length).toBe(1)
})

test('F: on 503 and 429, the page shows the message and keeps the input', async ({ page, open }) => {
  await open(pageUrl('en', 'dealer'))
  const form = formOf(page)
  await fillAll(form, forms.dealer)
  const refusal = (msg: string, status: number) => ({ status, json: { code: 0, msg, errors: [] } })
  for (const [status, words] of [
    [503, 'We can’t receive forms right now'],
    [429, 'You’ve sent several forms in a short time'],
  ] as const) {
    await page.route(`**${formCalls.dealer.path}`, (route) => route.fulfill(refusal(words, status)))
    await sendButton(form).click()
    await expect(saying(page, words)).toBeVisible()
    await expect(control(form, 'company')).toHaveValue(/Some company/)
    await page.unroute(`**${formCalls.dealer.path}`)
  }
})

for (const { name, url, form, region, call } of [
  { name: 'F6', url: pageUrl('en', 'feedback'), form: forms.feedback, region: 'main', call: formCalls.feedback },
  { name: 'F1', url: pageUrl('en', 'about'), form: forms.subscribe, region: 'contentinfo', call: formCalls.subscribe },
] as const) {
  test(`${name}: a form left open for a day is sent with a new token, as multipart/form-data with lang and country`, async ({
    page,
    open,
  }) => {
    await page.clock.install()
    let tokens = 0
    await page.route(`**${formToken.path}`, (route) => {
      tokens += 1
      return route.fulfill({ json: { data: { token: `token-${tokens}` } } })
    })
    const sent = page.waitForRequest(`**${call.path}`)
    await page.route(`**${call.path}`, (route) => route.fulfill({ json: { data: { reference: 'H7KM-3QRC' } } }))

    await open(url)
    const element = page.getByRole(region).locator('form[method=post]')
    await fillAll(element, form)
    await expect.poll(() => tokens).toBe(1)
    await page.clock.fastForward('24:00:01')
    await fillAll(element, form)
    await expect.poll(() => tokens).toBe(2)
    await sendButton(element).click()
    const body = (await sent).postData() ?? ''
    expect(body).toContain('name="form_token"\r\n\r\ntoken-2\r\n')
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    for (const field of ['name="lang"\r\n\r\nen\r\n', 'name="country"\r\n\r\nsg\r\n']) expect(body).toContain(field)
  })
}

test('text typed while the form is being sent stays', async ({ page, open }) => {
  const [feedback] = formPages.filter(({ name }) => name === 'F6')
  if (!feedback) throw new Error('no feedback form')
  await open(feedback.url('en'))
  const element = formOf(page)
  const mark = await fillAll(element, feedback.form)
  const last = feedback.form.fields.at(-1)?.name ?? ''
  const [first = ''] = feedback.form.fields.map(({ name }) => name)
  let answer = () => {}
  const typed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${feedback.call.path}`, async (route) => {
    await typed
    await route.continue()
  })
  await sendButton(element).click()
  await control(element, last).fill('One more thing')
  answer()
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(control(element, first)).toHaveValue('')
  await expect(control(element, last)).toHaveValue('One more thing')
  expect(storedWith(mark)).toHaveLength(1)

  // This is a new draft, which survives a reload.
  await page.unrouteAll()
  await page.reload()
  await hydrated(page)
  await expect(control(formOf(page), last)).toHaveValue('One more thing')
})

test('F1: an email address typed while another is being sent stays, and can be sent next', async ({ page, open }) => {
  await open(pageUrl('en', 'about'))
  const form = page.getByRole('contentinfo').locator('form[method=post]')
  const address = control(form, 'email')
  const [first, second] = [unique(), unique()]
  const typed = Promise.withResolvers<void>()
  await page.route(`**${formCalls.subscribe.path}`, async (route) => {
    await typed.promise
    await route.continue()
  })
  await address.fill(`${first}@example.com`)
  const sent = page.waitForRequest(`**${formCalls.subscribe.path}`)
  await sendButton(form).click()
  await sent
  await address.fill(`${second}@example.com`)
  typed.resolve()
  await expect(saying(page, t('sucssfil'))).toBeVisible()
  await expect(address).toHaveValue(`${second}@example.com`)
  await sendButton(form).click()
  await expect.poll(() => [first, second].map((mark) => storedWith(mark).length)).toEqual([1, 1])
})

test('forms also work on plain HTTP, where browsers lack crypto.randomUUID', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  for (const { form, url } of formPages.slice(0, 2)) {
    await open(url('en'))
    const element = formOf(page)
    const mark = await fillAll(element, form)
    await sendButton(element).click()
    await expect(page.getByText(reference).first()).toBeVisible()
    expect(storedWith(mark)).toHaveLength(1)
  }
  expect(errors).toEqual([])
})

for (const { name, form, url } of formPages) {
  test(`${name}: a password manager that fills in every field, hidden ones too, makes nobody a suspect`, async ({
    page,
    open,
  }) => {
    await open(url('en'))
    const element = formOf(page)
    const mark = await fillAll(element, form)
    // A password manager knows nothing of what is visible. It leaves out `type=hidden`, which it cannot fill in for a person.
    await element.evaluate((form: HTMLFormElement) => {
      for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
        if (field.value !== '') continue
        field.value = 'https://example.com'
        for (const type of ['input', 'change', 'blur']) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    })
    await sendButton(element).click()
    await expect(page.getByText(reference).first()).toBeVisible()
    expect(storedWith(mark)).toHaveLength(1)
    expect(suspectedWith(mark)).toEqual([])
  })
}
