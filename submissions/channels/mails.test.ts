import { expect, it } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import type { Claimed } from '../outbox/claim.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { staffMail } from './staff-mail.ts'

const sender = {
  brand: 'Solenne',
  phone: '+65 6100 0000',
  url: 'https://www.example.com',
  unsubscribeUrl: (reference: string) => `https://www.example.com/unsubscribe?token=${reference}.x`,
  recalls: ({ serialNumber }: { serialNumber: string }) =>
    serialNumber === 'S/N 190000001'
      ? [{ title: 'The pane may come loose', url: 'https://www.example.com/support?id=EO-6068#pane', isCertain: true }]
      : serialNumber === '?'
        ? [{ title: 'The pane may come loose', url: 'https://www.example.com/support?id=EO-6068#pane', isCertain: false }]
        : [],
  findModel: (typed: string) => models.find(({ code }) => code === typed),
  certificateUrl: 'https://www.example.com/registration#certificate',
  replyTo: 'care@example.com',
  visitPage: 'https://www.example.com/visit',
  visitUrl: (reference: string) => `https://www.example.com/your-visit?token=${reference}.x`,
  visitPlace: () => ({ name: 'Showroom', address: '21 Kiln Lane', phone: '+65 6100 0001', mapUrl: 'https://maps.example.com/x' }),
  visitLeadMs: () => 2 * 60 * 60_000,
}

const models = [
  { code: 'EO-6068', launched: '2018-09-06' },
  { code: 'RH-9010', warrantyYears: 7 },
]

function aClaim(changed: Partial<Claimed>): Claimed {
  const tried = { attempts: 1, leaseUntil: '2030-01-02T12:02:00.000Z', channel: 'mail', version: 0 }
  const told = { reference: 'H7KM-3QRC', kind: 'feedback', language: 'en', receivedAt: '2030-01-02T23:30:00.000Z' } as const
  return { ...tried, ...told, fields: {}, ...changed }
}

const complaint = {
  name: 'Ann <b>Lee</b>',
  country: 'Singapore',
  city: 'Singapore',
  phone: '91234567',
  description: 'It hums.\nPhone: 999',
}

it('the staff mail has every field with its label, and no personal data in its subject', () => {
  const mail = staffMail(aClaim({ fields: complaint }), { ...sender, to: 'care@example.com' })
  expect(mail.subject).toBe('Feedback H7KM-3QRC')
  expect(mail.replyTo).toBe('care@example.com')
  expect(mail.text).toContain('Received 3 Jan 2030, 07:30 (Singapore), on a page in English.')
  expect(mail.text).toContain('Name: Ann <b>Lee</b>\n')
  // A line of a long text must not look like a field.
  expect(mail.text).toContain('What went wrong:\n  It hums.\n  Phone: 999\n')
})

it('escapes all typed text', () => {
  const { html } = staffMail(aClaim({ fields: { ...complaint, city: '"><script>alert(1)</script>\u2028&amp;' } }), {
    ...sender,
    to: 'care@example.com',
  })
  expect(html).toContain('Ann &lt;b&gt;Lee&lt;/b&gt;')
  expect(html).not.toMatch(/<script|<b>/)
})

it('SI1: answers to the staff mail reach the visitor, or the mailbox of staff if the visitor gave no single email address', () => {
  const enquiry = (contact: string) =>
    staffMail(aClaim({ kind: 'enquiry', fields: { category: '1', series: 'vela', contact } }), {
      ...sender,
      to: 'sales@example.com',
    }).replyTo
  expect(enquiry('ann@example.com')).toBe('ann@example.com')
  expect(enquiry('91234567')).toBe('sales@example.com')
  expect(enquiry('a@example.com, b@example.com')).toBe('sales@example.com')
})

it('F4: the confirmation of a registration names the last day of the warranty, in every language', () => {
  const fields = { email: 'ann@example.com', buy_date: '2030-01-01', code: 'EO-6068', name: 'Buy pills at http://spam.example' }
  const days = ['2034年12月31日', '31 December 2034', '2034년 12월 31일', '31 Desember 2034', '2034年12月31日']
  for (const [index, language] of languageNames.entries()) {
    const mail = confirmationMail(aClaim({ kind: 'registration', language, fields }), sender)
    expect(mail?.text).toContain(days[index])
    expect(mail?.text).toContain('H7KM-3QRC')
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.text).toContain('https://www.example.com/registration#certificate')
    // Anyone can type any address, so a confirmation contains no typed text.
    expect(mail?.text).not.toContain('spam')
  }
})

it('the staff mail shows choices by name, and asks for an answer only if the form needs one', () => {
  const fields = { cate_name: '1', house_type: 'hdb', channel: 'store', code: 'RH-9010', city: '1' }
  const { text } = staffMail(aClaim({ kind: 'registration', fields }), { ...sender, to: 'care@example.com' })
  expect(text).toMatch(/Type of home: HDB flat\nCity: 1\n.*Product category: Range hoods\n.*Bought from: Shop\n/s)
  expect(text).toContain('within 24 hours')
  const told = staffMail(aClaim({ kind: 'subscribe', fields: { email: 'a@example.com' } }), { ...sender, to: 'x@example.com' })
  expect(told.text).not.toContain('within 24 hours')
})

it('F1: the confirmation of a subscription has an unsubscribe link', () => {
  const mail = confirmationMail(aClaim({ kind: 'subscribe', fields: { email: 'ann@example.com' } }), sender)
  expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Solenne: You’re subscribed (H7KM-3QRC)' })
  const url = 'https://www.example.com/unsubscribe?token=ann@example.com.x'
  expect(mail?.unsubscribeUrl).toBe(url)
  expect(mail?.text).toContain(`You can withdraw your consent at any time: ${url}\n`)
  expect(mail?.html).toContain(`<a href="${url}" style`)
})

it('VB5: the confirmation of an enquiry offers a visit, in every language', () => {
  for (const language of languageNames) {
    const claim = aClaim({ kind: 'enquiry', language, fields: { contact: 'ann@example.com', category: '1', series: 'vela' } })
    const mail = confirmationMail(claim, sender)
    expect(mail?.text).toContain(sender.visitPage)
    expect(mail?.html).toContain(`<a href="${sender.visitPage}" style`)
  }
  const claim = aClaim({ kind: 'registration', fields: { email: 'ann@example.com', code: 'RH-9010', buy_date: '2029-01-01' } })
  expect(confirmationMail(claim, sender)?.text).not.toContain(sender.visitPage)
})

it('a submission without an email address gets no confirmation', () => {
  expect(confirmationMail(aClaim({ fields: complaint }), sender)).toBeUndefined()
  expect(confirmationMail(aClaim({ kind: 'subscribe', fields: { email: 'mistyped' } }), sender)).toBeUndefined()
})

it('the owner of a recalled appliance and staff get a warning, and the mail says if the warranty has ended', () => {
  const fields = { email: 'ann@example.com', code: 'EO-6068', serial_number: 'S/N 190000001', buy_date: '2019-06-01' }
  for (const language of languageNames) {
    const claim = aClaim({ kind: 'registration', language, fields })
    expect(confirmationMail(claim, sender)?.text).toContain('The pane may come loose')
    expect(confirmationMail(claim, sender)?.text).toContain('https://www.example.com/support?id=EO-6068#pane')
    expect(staffMail(claim, { ...sender, to: 'care@example.com' }).text).toContain('SAFETY NOTICE, tell the owner: The pane may')
  }
  const claim = aClaim({ kind: 'registration', fields })
  expect(confirmationMail(claim, sender)?.text).toContain('Your 5-year warranty ended on 31 May 2024.')
  expect(confirmationMail(claim, sender)?.text).not.toContain('runs until')
  const other = aClaim({ kind: 'registration', fields: { ...fields, serial_number: '210000001' } })
  expect(confirmationMail(other, sender)?.text).not.toContain('Safety notice')
  expect(staffMail(other, { ...sender, to: 'care@example.com' }).text).not.toContain('SAFETY')
})

it('F4: the mail says the years of the model itself', () => {
  const fields = { email: 'ann@example.com', code: 'RH-9010', buy_date: '2030-01-01' }
  const texts = languageNames.map(
    (language) => confirmationMail(aClaim({ kind: 'registration', language, fields }), sender)?.text,
  )
  for (const text of texts) expect(text).toMatch(/\b7(?=[- 년]).*2036/)
})

it.each([
  [
    'a day in the future',
    { code: 'EO-6068', buy_date: '2062-01-01' },
    'This purchase date can’t be right',
    'Nobody can have bought it',
  ],
  [
    'tomorrow in Singapore',
    { code: 'EO-6068', buy_date: '2030-01-04' },
    'This purchase date can’t be right',
    'Nobody can have bought it',
  ],
  [
    'a day before the model was made',
    { code: 'EO-6068', buy_date: '1998-01-01' },
    'This purchase date can’t be right',
    'Nobody can',
  ],
  ['an unknown model', { code: 'Buy pills', buy_date: '2029-01-01' }, 'We don’t recognise the model', 'We have no such model.'],
])('F4: for %s there is no warranty date; the mail and staff hear what happens next', (_, typed, visitor, staff) => {
  for (const language of languageNames) {
    const claim = aClaim({ kind: 'registration', language, fields: { email: 'ann@example.com', ...typed } })
    const { text = '' } = confirmationMail(claim, sender) ?? {}
    expect(text).not.toMatch(/20[3-9]\d/)
    expect(text).not.toContain(sender.certificateUrl)
    expect(text).not.toContain('pills')
    expect(text).toContain('24')
    if (language === 'en') expect(text).toContain(visitor)
    expect(staffMail(claim, { ...sender, to: 'care@example.com' }).text).toContain(`NO CERTIFICATE, ask the owner: ${staff}`)
  }
})

it('F4: an unreadable serial number warns the owner, and staff are asked to check it', () => {
  const fields = { email: 'ann@example.com', code: 'EO-6068', serial_number: '?', buy_date: '2019-06-01' }
  for (const language of languageNames) {
    const claim = aClaim({ kind: 'registration', language, fields })
    expect(confirmationMail(claim, sender)?.text).toContain('https://www.example.com/support?id=EO-6068#pane')
    expect(confirmationMail(claim, sender)?.text).toContain(sender.phone)
    expect(staffMail(claim, { ...sender, to: 'care@example.com' }).text).toContain(
      'SAFETY NOTICE, check the serial number with the owner: The pane may',
    )
  }
})
