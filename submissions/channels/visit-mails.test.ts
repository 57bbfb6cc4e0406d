import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import { dayOfWeekText } from '#i18n/date-format.ts'
import type { Claimed } from '../outbox/claim.ts'
import { readCalendar } from '../testing/invitation.ts'
import { visitCalendar } from '../visits/visit-calendar.ts'
import type { StoredVisit } from '../visits/visit-row.ts'
import { staffMail } from './staff-mail.ts'
import { visitMail } from './visit-mail.ts'

const sender = {
  brand: 'Solenne; “Kitchen”',
  phone: '+65 6100 0000',
  url: 'https://www.example.com',
  from: 'site@example.com',
  replyTo: 'care@example.com',
  unsubscribeUrl: () => undefined,
  recalls: () => [],
  findModel: () => undefined,
  certificateUrl: '',
  visitPage: 'https://www.example.com/visit',
  visitUrl: (reference: string) => `https://www.example.com/your-visit?token=${reference}.x`,
  visitPlace: () => ({
    name: '展厅',
    address: '21 Kiln Lane, #03-08',
    phone: '+65 6100 0001',
    mapUrl: 'https://maps.example.com',
  }),
  visitLeadMs: () => 2 * 60 * 60_000,
}

const visit: StoredVisit = {
  ...{
    reference: 'H7KM-3QRC',
    place: 'kiln-lane',
    kind: 'planning',
    people: 2,
    models: 'RH-0001',
    cancelledBy: null,
    word: null,
  },
  ...{ startsAt: '2030-01-04T03:00:00.000Z', endsAt: '2030-01-04T04:30:00.000Z' },
  ...{ state: 'booked', sequence: 0, changedAt: '2030-01-02T12:00:00.000Z' },
}

function aClaim(changed: Partial<Claimed> = {}): Claimed {
  const tried = { attempts: 1, version: 0, leaseUntil: '2030-01-02T12:02:00.000Z', channel: 'confirmation' }
  const told = { reference: 'H7KM-3QRC', kind: 'visit', language: 'en', receivedAt: '2030-01-02T12:00:00.000Z' } as const
  const fields = { name: 'Buy pills', email: 'ann@example.com', note: 'spam', start: visit.startsAt, visit_kind: 'planning' }
  return { ...tried, ...told, fields, ...changed }
}

it('VB3: the mail says what, when, where and until when it can be changed, in every language, and nothing that was typed', () => {
  for (const language of languageNames) {
    const mail = visitMail(aClaim({ language }), { visit }, sender)
    expect(mail?.to).toBe('ann@example.com')
    for (const text of [
      '21 Kiln Lane',
      'https://maps.example.com',
      'your-visit?token=H7KM-3QRC.x',
      'H7KM-3QRC',
      dayOfWeekText(language, '2030-01-04'),
      '11',
      '90',
      '9',
    ])
      expect(mail?.text).toContain(text)
    expect(mail?.text).not.toMatch(/pills|spam|\{/)
  }
  expect(visitMail(aClaim(), { visit }, sender)?.text).toContain(
    'Planning advice: Friday, 4 January, 11 am (Singapore time), 90 minutes',
  )
  expect(visitMail(aClaim(), { visit }, sender)?.text).toContain('until Friday, 4 January, 9 am')
})

it('VP4: another program reads the invitation, its update and its cancellation as one visit, in UTC', () => {
  const of = (changed: Partial<StoredVisit>) =>
    readCalendar(visitMail(aClaim({ language: 'zh-Hans' }), { visit: { ...visit, ...changed } }, sender)?.calendar?.content ?? '')
  const first = of({})
  expect(first).toEqual({
    ...{ method: 'REQUEST', uid: 'H7KM-3QRC.visit@www.example.com', sequence: 0, status: 'CONFIRMED', zone: 'UTC' },
    ...{ start: visit.startsAt, end: visit.endsAt, location: '展厅, 21 Kiln Lane, #03-08' },
    attendees: ['mailto:ann@example.com'],
  })
  const moved = of({ startsAt: '2030-01-05T03:00:00.000Z', endsAt: '2030-01-05T04:30:00.000Z', sequence: 1 })
  expect(moved).toEqual({ ...first, sequence: 1, start: '2030-01-05T03:00:00.000Z', end: '2030-01-05T04:30:00.000Z' })
  expect(of({ state: 'cancelled', sequence: 2 })).toEqual({ ...first, method: 'CANCEL', sequence: 2, status: 'CANCELLED' })
})

it.each([
  { startsAt: '2030-01-04T03:00:00.000Z', endsAt: '2030-01-04T04:30:00.000Z', inLondon: '4 Jan 2030, 03:00', season: 'winter' },
  { startsAt: '2030-07-05T03:00:00.000Z', endsAt: '2030-07-05T04:30:00.000Z', inLondon: '5 Jul 2030, 04:00', season: 'summer' },
])('VP4: eleven in Singapore is $inLondon on a phone in London in $season', ({ startsAt, endsAt, inLondon }) => {
  const mail = visitMail(aClaim(), { visit: { ...visit, startsAt, endsAt } }, sender)
  const { start } = readCalendar(mail?.calendar?.content ?? '')
  const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })
  expect(london.format(new Date(start))).toBe(inLondon)
})

it('VB3: moved, cancelled and tomorrow have words of their own; a reminder changes no calendar', () => {
  const mail = (changed: Partial<StoredVisit>, isReminder = false) =>
    visitMail(aClaim(), { visit: { ...visit, ...changed }, isReminder }, sender)
  expect(mail({ sequence: 1 })?.subject).toContain('Your visit has been moved')
  const cancelled = mail({ state: 'cancelled', sequence: 1, word: 'Our oven is broken.' })
  expect(cancelled?.subject).toContain('Your visit is cancelled')
  expect(cancelled?.text).toContain('Our oven is broken.')
  expect(cancelled?.text).toContain('https://www.example.com/visit')
  expect(cancelled?.text).not.toContain('token=')
  expect(mail({}, true)?.subject).toContain('Your visit is tomorrow')
  expect(mail({}, true)?.calendar).toBeUndefined()
})

it('VS1: staff hear what happened to a visit, with its time in Singapore', () => {
  const mail = (changed: Partial<StoredVisit>) =>
    staffMail(aClaim(), { ...sender, to: 'care@example.com', visit: { ...visit, ...changed } })
  expect(mail({}).subject).toBe('Visit booked H7KM-3QRC')
  expect(mail({ sequence: 1 }).subject).toBe('Visit moved H7KM-3QRC')
  expect(mail({ state: 'cancelled' }).subject).toBe('Visit cancelled H7KM-3QRC')
  expect(mail({}).text).toContain('Start: 4 Jan 2030, 11:00\n')
  expect(mail({}).text).toContain('Kind of visit: Planning advice\n')
})

it('VS2: a feed has every visit once, with nothing about its person', () => {
  const about = { host: 'www.example.com', title: 'Visit', text: '', location: '' }
  const content = visitCalendar([
    { visit, ...about },
    { visit: { ...visit, reference: 'AAAA-BBBB' }, ...about },
  ])
  expect(new ICAL.Component(ICAL.parse(content)).getAllSubcomponents('vevent')).toHaveLength(2)
  expect(content).not.toContain('example.com:')
  expect(content).not.toContain('mailto')
})
