import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentVersions } from '#contract/forms/extras.ts'
import type { Form, FormField } from '#contract/forms/form.ts'
import * as forms from '#contract/forms/forms.ts'
import { languages } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'
import { getSeriesList } from '#contract/wire/calls/index-calls.ts'
import * as calls from '#contract/wire/calls/information-calls.ts'
import { Failure } from '#contract/wire/envelope.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { type Store, StoreUnavailable } from '#submissions/store/store.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const { formCalls } = calls
const served: [string, Call, Form][] = [
  ['F1', formCalls.subscribe, forms.subscribe],
  ['F2', formCalls.enquiry, forms.enquiry],
  ['F3', formCalls.cooperation, forms.cooperation],
  ['F4', formCalls.registration, forms.registration],
  ['F5', formCalls.dealer, forms.dealer],
  ['F6', formCalls.feedback, forms.feedback],
  ['F7', formCalls.supplier, forms.supplier],
  ['withdraw', formCalls.withdrawal, forms.withdrawal],
]

const someText = ({ name, oneMailbox }: FormField, suffix: string) =>
  oneMailbox ? `ann${String(Math.random()).slice(2)}@example.com` : `${name} ${Math.random()}${suffix}`
const consentOf = ({ consent }: Form): Fields => (consent === undefined ? {} : { consent: consentVersions[consent] })
const filled = (form: Form, suffix = ''): Fields => ({
  ...Object.fromEntries(form.fields.map((field) => [field.name, someText(field, suffix)])),
  ...consentOf(form),
})
const marketing = { consent: consentVersions.marketing }
const send = (call: Call, fields: Fields, headers: Record<string, string> = {}, site = api) =>
  fetch(site.origin + call.path, { method: 'POST', body: new URLSearchParams(fields), headers })
const keyed = (key: string) => ({ 'idempotency-key': key })

async function referenceOf(answer: Response): Promise<string> {
  return (await dataOf(formCalls.subscribe, answer)).reference
}

async function entryOf(answer: Response, store = api.store) {
  const [entry] = await store.run('find', { reference: await referenceOf(answer) })
  return entry
}

describe.each(served)('%s', (_name, call, form) => {
  it('reports all empty fields in the order of the form, with the form’s own messages', async () => {
    for (const { language, tag } of languages) {
      const answer = await send(call, { lang: tag, [form.fields[0]?.name ?? '']: ' \u3000', ...consentOf(form) })
      expect(answer.status).toBe(400)
      const words = apiWords(language)
      const expected = form.fields.map(({ name, required }) => ({ field: name, message: words(required) }))
      expect(Failure.parse(await answer.json())).toEqual({ code: 0, msg: words('refusal.400'), errors: expected })
    }
  })

  it('is stored under the stored names of its fields before the response, for every body type', async () => {
    for (const transport of [transports.multipart, transports.urlencoded, transports.json]) {
      const values = filled(form, ' 厨房')
      const entry = await entryOf(await transport(api.origin + call.path, { ...values, lang: 'zh', state: '7', more: 'x' }))
      const stored = Object.fromEntries(form.fields.map((field) => [field.stored, values[field.name]]))
      expect(entry).toMatchObject({ kind: form.kind, language: 'zh-Hans', status: 'open', suspected: false })
      expect(entry?.fields).toEqual({ ...stored, ...(form.kind === 'registration' && { state: '1' }) })
    }
  })

  it('refuses GET', async () => {
    const answer = await fetch(`${api.origin}${call.path}?${new URLSearchParams(filled(form))}`)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })
})

it('F3: maps the historical field names of the API to the right fields', async () => {
  const sent = {
    name: 'Kitchens Ltd',
    email: '1998',
    phone: '1 Marina Way',
    language: '+65 6123 4567',
    information: 'Two\nlines',
  }
  expect((await entryOf(await send(formCalls.cooperation, sent)))?.fields).toEqual({
    company: 'Kitchens Ltd',
    incorporation_time: '1998',
    address: '1 Marina Way',
    phone: '+65 6123 4567',
    description: 'Two\nlines',
  })
})

describe('sending twice', () => {
  const complaint = filled(forms.feedback)

  it('the same key and fields give the same reference, from any IP address and in any language', async () => {
    const first = await referenceOf(await send(formCalls.feedback, complaint, keyed('a')))
    const again = await send(
      formCalls.feedback,
      { ...complaint, lang: 'zh' },
      { ...keyed('a'), 'x-forwarded-for': '198.51.100.7' },
    )
    expect(await referenceOf(again)).toBe(first)
    expect(await referenceOf(await send(formCalls.feedback, complaint, keyed('b')))).not.toBe(first)
  })

  it('the same key with other fields is refused, and the same key for another call is independent', async () => {
    await send(formCalls.feedback, complaint, keyed('c'))
    const other = await send(formCalls.feedback, { ...complaint, city: 'Johor', lang: 'other' }, keyed('c'))
    expect([other.status, await other.json()]).toEqual([409, { code: 0, msg: apiWords('ko')('refusal.409'), errors: [] }])
    expect((await send(formCalls.subscribe, { email: 'a@example.com', ...marketing }, keyed('c'))).status).toBe(200)
  })

  it('a key has at most 100 characters', async () => {
    expect((await send(formCalls.feedback, complaint, keyed('k'.repeat(100)))).status).toBe(200)
    const tooLong = await send(formCalls.feedback, complaint, keyed('k'.repeat(101)))
    expect([tooLong.status, (await tooLong.json()).errors[0].field]).toEqual([400, 'Idempotency-Key'])
  })

  it('without a key, the same fields from the same IP address are the same submission', async () => {
    const fields = filled(forms.feedback)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const first = await referenceOf(await send(formCalls.feedback, fields, from('2001:db8:1:2::5')))
    expect(await referenceOf(await send(formCalls.feedback, fields, from('2001:db8:1:2:9::6')))).toBe(first)
    expect(await referenceOf(await send(formCalls.feedback, fields, from('2001:db8:1:3::5')))).not.toBe(first)
  })
})

describe('spam', () => {
  it('F1: a field that a password manager fills in, such as a home page, makes nobody a suspect', async () => {
    const filled = {
      email: 'manager@example.com',
      homepage: 'https://example.com',
      url: 'https://example.com',
      website: 'x',
      ...marketing,
    }
    const entry = await entryOf(await send(formCalls.subscribe, filled))
    expect(entry).toMatchObject({ suspected: false, deliveries: [{ channel: 'mail' }, { channel: 'confirmation' }] })
  })

  it('F1: a submission with the field that only scripts fill in gets the usual response, is stored as suspected, and mails nobody yet', async () => {
    const entry = await entryOf(
      await send(formCalls.subscribe, { email: 'bot@example.com', comment_link: 'http://x', ...marketing }),
    )
    expect(entry).toMatchObject({ suspected: true, deliveries: [] })
  })

  it('LIMIT_SEND counts accepted submissions and repeats; without a token the limit is a third', async () => {
    const clock = { ms: Date.parse('2030-01-02T12:00:00Z') }
    await using site = await openApiUnderTest({ limitSend: 6, now: () => new Date(clock.ms) })
    const { token } = await dataOf(calls.formToken, await fetch(`${site.origin}${calls.formToken.path}`))
    const statusOf = async (fields: Fields) => (await send(formCalls.feedback, fields, {}, site)).status

    for (let n = 0; n < 10; n += 1) expect(await statusOf({ name: 'incomplete' })).toBe(400)
    const same = filled(forms.feedback)
    for (let n = 0; n < 2; n += 1) expect(await statusOf(same)).toBe(200)
    expect(await statusOf(same)).toBe(429)
    // A token that is too new counts as none.
    expect(await statusOf({ ...filled(forms.feedback), form_token: token })).toBe(429)
    clock.ms += 3_000
    for (let n = 0; n < 4; n += 1) expect(await statusOf({ ...filled(forms.feedback), form_token: token })).toBe(200)
    const refused = await send(formCalls.feedback, { ...filled(forms.feedback), form_token: token }, {}, site)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await send(formCalls.feedback, filled(forms.feedback), { 'x-forwarded-for': '198.51.100.9' }, site)).status).toBe(200)
  })

  it('repeats of one idempotency key are limited too, with the same or other fields', async () => {
    await using site = await openApiUnderTest({ limitSend: 30 })
    const replay = async (fields: Fields) => (await send(formCalls.feedback, fields, keyed('again'), site)).status
    const [same, other] = [filled(forms.feedback), filled(forms.feedback)]
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push(await replay(n % 3 === 2 ? other : same))
    expect(statuses).toEqual([200, 200, 409, 200, 200, 409, 200, 200, 409, 200, 429, 429])
  })

  it('a form token is not cacheable', async () => {
    const answer = await fetch(`${api.origin}${calls.formToken.path}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('consent', () => {
  it('F1: is stored with the version and language of its text until it is withdrawn', async () => {
    const given = await send(formCalls.subscribe, { email: 'ann@example.com', consent: 'marketing-1', lang: 'Indonesia' })
    const reference = await referenceOf(given)
    expect((await api.store.run('find', { reference }))[0]).toMatchObject({
      consent: { version: 'marketing-1', language: 'id', at: expect.stringMatching(/^20/) },
      withdrawnAt: null,
    })
    expect((await send(formCalls.withdrawal, { email: ' Ann@example.com' })).status).toBe(200)
    expect((await api.store.run('find', { reference }))[0]?.withdrawnAt).toMatch(/^20/)
  })

  const invalid = async (call: Call, fields: Fields) => {
    const answer = await send(call, fields)
    return [answer.status, Failure.parse(await answer.json()).errors]
  }

  it('F1: only a version that exists is stored as proof, and without one nothing is stored', async () => {
    const email = 'no-proof@example.com'
    for (const { language, tag } of languages) {
      const words = apiWords(language)
      for (const consent of ['', ' ', 'marketing-2', 'purpose-1', '__proto__', 'toString'])
        expect(await invalid(formCalls.subscribe, { email, consent, lang: tag })).toEqual([
          400,
          [{ field: 'consent', message: words(consent === '' ? 'problem.required' : 'problem.unknown') }],
        ])
      expect(await invalid(formCalls.subscribe, { email, lang: tag })).toEqual([
        400,
        [{ field: 'consent', message: words('problem.required') }],
      ])
    }
    expect(await invalid(formCalls.feedback, { ...filled(forms.feedback), consent: 'purpose-2' })).toMatchObject([
      400,
      [{ field: 'consent' }],
    ])
    expect(await api.store.run('find', { personKeys: [email] })).toEqual([])
  })

  it.each([
    { name: 'a subscription', call: formCalls.subscribe, form: forms.subscribe },
    { name: 'a withdrawal', call: formCalls.withdrawal, form: forms.withdrawal },
  ])('F1: $name takes exactly one mailbox, and says so in five languages', async ({ call, form }: { call: Call; form: Form }) => {
    const people = Array.from({ length: 340 }, (_, n) => `p${n}@example.com`).join(' ')
    for (const { language, tag } of languages) {
      for (const email of [people, 'a@b.co,victim@v.co', 'a@b.co;victim@v.co', 'a@b.co，victim@v.co', 'Ann <a@b.co>', 'ann'])
        expect(await invalid(call, { email, ...consentOf(form), lang: tag })).toEqual([
          400,
          [{ field: 'email', message: apiWords(language)('problem.mailbox') }],
        ])
    }
    expect(await api.store.run('find', { personKeys: ['victim@v.co'] })).toEqual([])
    expect(await api.store.run('find', { personKeys: ['p0@example.com'] })).toEqual([])
  })

  it('F1: one withdrawal leaves the subscriptions of everybody else alone', async () => {
    const subscribed = async (email: string) => referenceOf(await send(formCalls.subscribe, { email, ...marketing }))
    const [ann, ben] = [await subscribed('ann.one@example.com'), await subscribed('ben.two@example.com')]
    expect((await send(formCalls.withdrawal, { email: 'ann.one@example.com ben.two@example.com' })).status).toBe(400)
    expect((await send(formCalls.withdrawal, { email: 'ANN.ONE+news@example.com' })).status).toBe(200)
    const withdrawn = async (reference: string) => (await api.store.run('find', { reference }))[0]?.withdrawnAt
    expect([typeof (await withdrawn(ann)), await withdrawn(ben)]).toEqual(['string', null])
  })

  it('F4: text that is no mailbox is accepted where nobody is subscribed, and never mailed', async () => {
    const email = 'a@b.co,victim@v.co'
    const entry = await entryOf(await send(formCalls.registration, { ...filled(forms.registration), email }))
    expect(entry?.fields['email']).toBe(email)
    expect(entry?.deliveries.map(({ channel }) => channel)).toEqual(['mail'])
  })

  it('the response to a withdrawal does not reveal whether there was a subscription', async () => {
    const answer = await send(formCalls.withdrawal, { email: 'nobody@example.com' })
    expect(await answer.json()).toEqual({ code: 1, msg: 'success', data: { reference: expect.any(String) } })
  })
})

describe('F4: retrieving a certificate', () => {
  const bought: Fields = {
    ...filled(forms.registration),
    phone: '+65 9123 4567',
    buy_date: '2026-03-10',
    code: 'RH-0001',
    family_name: 'Ann',
    name: 'Lee',
    serial_number: 'SN 2301 00500',
  }
  const ask = (reference: string, phone_digits: string, address: string, site?: typeof api) =>
    send(calls.certificate, { reference, phone_digits, lang: 'zh' }, { 'x-forwarded-for': address }, site)

  it('needs the reference and the last four digits of the phone number, and returns no contact details', async () => {
    const reference = await referenceOf(await send(formCalls.registration, bought))
    const answer = await ask(reference.toLowerCase().replace('-', ' '), '4567', '192.0.2.1')
    expect(await dataOf(calls.certificate, answer)).toEqual({
      reference,
      name: 'Ann Lee',
      code: 'RH-0001',
      serial_number: '230100500',
      buy_date: '2026-03-10',
      registered_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      expires_on: '2031-03-09',
      open_question: '',
    })
  })

  it('names model and serial number in our own spelling', async () => {
    const reference = await referenceOf(
      await send(formCalls.registration, { ...bought, code: 'rh 0001/02', serial_number: 'S/N 23O1 00123' }),
    )
    expect(await dataOf(calls.certificate, await ask(reference, '4567', '192.0.2.3'))).toMatchObject({
      code: 'RH-0001',
      serial_number: '230100123',
      expires_on: '2031-03-09',
    })
  })

  it.each([
    ['a purchase in 2062', { buy_date: '2062-03-10' }, 'purchaseDate'],
    ['a purchase in 9999', { buy_date: '9999-12-31' }, 'purchaseDate'],
    ['a purchase in the year 26', { buy_date: '0026-03-10' }, 'purchaseDate'],
    ['an unknown model', { code: 'XX-9999' }, 'model'],
    ['“other”', { code: 'other' }, 'model'],
    ['the name of an object', { code: '__proto__' }, 'model'],
  ])('%s is accepted and stored as typed, without a warranty date', async (_, typed, question) => {
    const fields = { ...bought, ...typed, order_number: String(Math.random()) }
    const answer = await send(formCalls.registration, fields)
    expect(answer.status).toBe(200)
    const reference = await referenceOf(answer)
    const again = await dataOf(calls.certificate, await ask(reference, '4567', '192.0.2.2'))
    expect(again).toMatchObject({ expires_on: '', open_question: question })
    expect((await api.store.run('find', { reference }))[0]?.fields).toMatchObject(typed)
  })

  it('an advertisement is not printed as the name', async () => {
    const fields = { ...bought, family_name: 'Cheap pills', name: 'at www.spam.example', order_number: 'ad' }
    const reference = await referenceOf(await send(formCalls.registration, fields))
    expect(await dataOf(calls.certificate, await ask(reference, '4567', '192.0.2.4'))).toMatchObject({ name: '' })
  })

  it('wrong digits, a wrong reference and another kind of submission get the same 404', async () => {
    const reference = await referenceOf(await send(formCalls.registration, { ...bought, serial_number: '2' }))
    const other = await referenceOf(await send(formCalls.feedback, { ...filled(forms.feedback), phone: '91234567' }))
    for (const [one, digits] of [
      [reference, '4568'],
      [reference, '567'],
      [reference, '34567'],
      [other, '4567'],
      ['H7KM-3QRC', '4567'],
      ['x', '4567'],
    ] as const) {
      const answer = await ask(one, digits, `192.0.2.${Math.floor(Math.random() * 200) + 10}`)
      const { errors } = await answer.json()
      expect([answer.status, errors[0]?.field]).toEqual([404, 'reference'])
    }
  })

  it('is rate-limited with correct digits too', async () => {
    const reference = await referenceOf(await send(formCalls.registration, { ...bought, serial_number: '4' }))
    const statuses: number[] = []
    // On a busy machine the limit recovers a little meanwhile.
    while (statuses.at(-1) !== 429 && statuses.length < 600) statuses.push((await ask(reference, '4567', '203.0.113.200')).status)
    expect([statuses.indexOf(429) >= 60, new Set(statuses)]).toEqual([true, new Set([200, 429])])
  })

  it('wrong attempts are limited per client, and a stranger can’t lock the owner out', async () => {
    const reference = await referenceOf(await send(formCalls.registration, { ...bought, serial_number: '3' }))
    const statuses = async (count: number, address: (n: number) => string) => {
      const tried: number[] = []
      for (let n = 0; n < count; n += 1) tried.push((await ask(reference, `${1000 + n}`, address(n))).status)
      return tried
    }
    expect(await statuses(6, () => '203.0.113.1')).toEqual([404, 404, 404, 404, 404, 429])
    // Another reference makes no difference.
    expect((await ask('H7KM-3QRC', '4567', '203.0.113.1')).status).toBe(429)
    expect(new Set(await statuses(60, (n) => `198.51.100.${n}`))).toEqual(new Set([404]))
    expect((await ask(reference, '4567', '203.0.113.99')).status).toBe(200)
  })

  it('a client has five wrong attempts a day for one certificate, however slowly it tries', async () => {
    const clock = { ms: Date.parse('2030-01-02T12:00:00Z') }
    await using site = await openApiUnderTest({ now: () => new Date(clock.ms) })
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await ask('H7KM-3QRC', `${1000 + n}`, '203.0.113.1', site)).status)
      clock.ms += 11 * 60_000
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
  })

  it('cannot be guessed from many addresses: after a hundred attempts the whole phone number is needed, which is enough', async () => {
    const reference = await referenceOf(await send(formCalls.registration, { ...bought, serial_number: '5' }))
    const statuses: number[] = []
    for (let n = 0; n < 101; n += 1) statuses.push((await ask(reference, `${1000 + n}`, `198.18.0.${n}`)).status)
    expect([statuses.indexOf(400), new Set(statuses.slice(0, 100))]).toEqual([100, new Set([404])])

    const four = await ask(reference, '4567', '203.0.113.100')
    expect([four.status, (await four.json()).errors]).toEqual([
      400,
      [{ field: 'phone_digits', message: '请输入登记时所留的完整电话号码' }],
    ])
    for (const phone of ['+65 9123 4567', '9123-4567', '６５９１２３４５６７']) {
      expect((await ask(reference, phone, '203.0.113.101')).status).toBe(200)
    }
    expect((await ask(reference, '9223 4567', '203.0.113.102')).status).toBe(404)
    expect((await ask(reference, '234567', '203.0.113.102')).status).toBe(404)
  })
})

describe('when the database is unavailable', () => {
  const away = { dialect: 'sqlite', run: () => Promise.reject(new StoreUnavailable('ECONNREFUSED')) } as unknown as Store

  it('a submission gets 503 with Retry-After, other calls work, and no form field is logged', async () => {
    const store = { ...away, close: async () => {}, compact: async () => {} }
    await using site = await openApiUnderTest({ store })
    for (const [, call, form] of served) {
      const answer = await send(call, filled(form), {}, site)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({ code: 0, errors: [] })
    }
    const others = [calls.formToken.path, getSeriesList.path, '/api/docs', '/api/openapi.json']
    const statuses = await Promise.all(others.map(async (path) => (await fetch(site.origin + path)).status))
    expect(statuses).toEqual([503, 200, 200, 200])
    expect(site.logged).toEqual([])
  })
})
