import { describe, expect, it } from 'vitest'
import { en } from '#i18n/interface/required/en.ts'
import { id } from '#i18n/interface/required/id.ts'
import { ko } from '#i18n/interface/required/ko.ts'
import { zhHans } from '#i18n/interface/required/zh-hans.ts'
import { zhHant } from '#i18n/interface/required/zh-hant.ts'
import * as calls from '../wire/calls/information-calls.ts'
import { houseTypes, otherCategory, otherCode, purchaseChannels, registrationCategories } from './choices.ts'
import { consentVersions, extras } from './extras.ts'
import { emptyFields, type FormField, isEmpty } from './form.ts'
import { cooperation, dealer, enquiry, feedback, forms, registration, subscribe } from './forms.ts'

const wire = (form: { fields: readonly { name: string }[] }) => form.fields.map(({ name }) => name)
const stored = (form: { fields: readonly { stored: string }[] }) => form.fields.map(({ stored }) => stored)

describe('form fields in validation order', () => {
  it.each([
    ['F1', subscribe, ['email'], ['email']],
    ['F2', enquiry, ['cate_name', 'series_name', 'contact'], ['category', 'series', 'contact']],
    [
      'F3',
      cooperation,
      ['name', 'email', 'phone', 'language', 'information'],
      ['company', 'incorporation_time', 'address', 'phone', 'description'],
    ],
    ['F5', dealer, ['phone', 'website', 'main_business', 'company'], ['phone', 'website', 'main_business', 'company']],
    ['F6', feedback, ['name', 'countries', 'city', 'phone', 'describe'], ['name', 'country', 'city', 'phone', 'description']],
  ] as const)('%s', (_form, form, wireNames, storedNames) => {
    expect(wire(form)).toEqual(wireNames)
    expect(stored(form)).toEqual(storedNames)
  })

  it('F4: the registration has fifteen fields', () => {
    const names =
      'family_name name phone email address house_type city postcode cate_name code serial_number channel channel_describe buy_date order_number'
    expect(wire(registration)).toEqual(names.split(' '))
    expect(stored(registration)).toEqual(names.split(' '))
  })

  it('G12: the message for an empty field names the field: no two fields of a form share one, and none speaks of a colour', () => {
    for (const form of Object.values(forms)) {
      const fields: readonly FormField[] = form.fields
      const messages = fields.filter(({ optional }) => !optional).map(({ required }) => en[required])
      expect(new Set(messages).size).toBe(messages.length)
      expect(messages.filter((text) => text === en.fillIn || /\bred\b/.test(text))).toEqual([])
    }
    expect(registration.fields.slice(0, 2).map(({ required }) => en[required])).toEqual([
      'Enter your first name',
      'Enter your last name',
    ])
  })

  it('every language has its own translation of every message', () => {
    for (const messages of [id, ko, zhHans, zhHant]) {
      expect(Object.keys(messages)).toEqual(Object.keys(en))
      for (const [key, text] of Object.entries(messages)) expect(text).not.toBe(en[key as keyof typeof en])
    }
  })
})

describe('empty fields', () => {
  it('F6: white space counts as empty, and empty fields come in form order', () => {
    const values = { name: ' \t', countries: 'Singapore', city: '\u3000', phone: '1' }
    expect(emptyFields(feedback, values).map(({ name }) => name)).toEqual(['name', 'city', 'describe'])
    expect([undefined, '', ' \n', '0'].map(isEmpty)).toEqual([true, true, true, false])
  })

  it('the API schema finds the same empty fields in the same order', () => {
    const values = { countries: 'Singapore', name: '', city: '  ', phone: '1' }
    const issues = calls.formCalls.feedback.fields.safeParse(values).error?.issues.map(({ path }) => path[0])
    expect(issues).toEqual(emptyFields(feedback, values).map(({ name }) => name))
  })

  it('accepts any format in every field, but for a subscription, its withdrawal and a visit', () => {
    const { visit: _booking, ...others } = calls.formCalls
    for (const call of Object.values(others)) {
      const values = Object.fromEntries(Object.keys(call.fields.shape).map((name) => [name, 'x']))
      const faults = call.fields.safeParse({ ...values, lang: 'en', country: 'sg', consent: 'marketing-1' }).error?.issues ?? []
      // Nobody can be subscribed or unsubscribed without an address.
      const isNewsletter = call === calls.formCalls.subscribe || call === calls.formCalls.withdrawal
      expect(faults.map(({ message }) => message)).toEqual(isNewsletter ? ['mailbox'] : [])
    }
  })

  it('only fields of kind text may have several lines', () => {
    const values = { name: 'a', countries: 'b', city: 'c\nd', phone: '1', describe: 'one\ntwo' }
    expect(calls.formCalls.feedback.fields.safeParse(values).error?.issues).toMatchObject([
      { path: ['city'], message: 'lineBreak' },
    ])
  })
})

describe('options and additional values', () => {
  it('F4: offers seven categories, three purchase channels and four house types', () => {
    expect(registrationCategories).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect([otherCategory, otherCode]).toEqual(['7', 'other'])
    expect(purchaseChannels).toHaveLength(3)
    expect(houseTypes).toContain('other')
  })

  it('no field has the name of an additional value', () => {
    const names = Object.values(forms).flatMap((form) => wire(form))
    for (const extra of Object.values(extras)) expect(names).not.toContain(extra)
    for (const call of [calls.certificate, calls.formToken]) expect(Object.keys(call.fields.shape)).toContain('lang')
    expect(consentVersions.marketing).not.toBe(consentVersions.purpose)
  })
})
