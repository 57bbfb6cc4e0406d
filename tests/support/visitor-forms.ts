import type { Locator, Page } from '@playwright/test'
import type { Form } from '#contract/forms/form.ts'
import * as forms from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Call } from '#contract/wire/call.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'

type FormPage = { name: string; form: Form; call: Call; url: (language: Language) => string }

/** The seven forms and the withdrawal, each with its page. F1 is on its own page here; the tests of F1 cover the footer. */
export const formPages: readonly FormPage[] = [
  { name: 'F1', form: forms.subscribe, call: formCalls.subscribe, url: (language) => pageUrl(language, 'subscribe') },
  { name: 'F2', form: forms.enquiry, call: formCalls.enquiry, url: (language) => pageUrl(language, 'home') },
  { name: 'F3', form: forms.cooperation, call: formCalls.cooperation, url: (language) => pageUrl(language, 'cooperation') },
  {
    name: 'F4',
    form: forms.registration,
    call: formCalls.registration,
    url: (language) => pageUrl(language, 'registration'),
  },
  { name: 'F5', form: forms.dealer, call: formCalls.dealer, url: (language) => pageUrl(language, 'dealer') },
  { name: 'F6', form: forms.feedback, call: formCalls.feedback, url: (language) => pageUrl(language, 'feedback') },
  { name: 'F7', form: forms.supplier, call: formCalls.supplier, url: (language) => pageUrl(language, 'supplier') },
  { name: 'withdraw', form: forms.withdrawal, call: formCalls.withdrawal, url: (language) => pageUrl(language, 'withdraw') },
]

/** All forms share their components, so only the longest one is also tested on a phone. */
export const onPhoneToo = (form: string) => (form === 'F4' ? '@both' : [])

export const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/

export const formOf = (page: Page) => page.getByRole('main').locator('form[method=post]').first()
export const control = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
export const sendButton = (form: Locator) => form.locator('button[type=submit]')

/** A text that no other test types. */
export const unique = () => `t${Math.random().toString(36).slice(2)}`

export async function fill(form: Locator, { name, kind }: Form['fields'][number], mark: string) {
  const field = control(form, name)
  if (kind === 'choice') {
    const value = await field.locator('option').nth(1).getAttribute('value')
    return field.selectOption(value ?? '')
  }
  if (kind === 'date') return field.fill('2026-11-02')
  if (kind === 'phone') return field.fill('9123 4567')
  return field.fill(kind === 'email' || kind === 'contact' ? `${mark}@example.com` : `Some ${name} ${mark}`)
}

/** Fills in all fields and returns the unique text that identifies this submission. */
export async function fillAll(form: Locator, { fields }: Form, mark = unique()): Promise<string> {
  for (const field of fields) await fill(form, field, mark)
  return mark
}
