import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import type { OwnedEntry } from './kitchen.ts'
import { nextDue } from './next-due.ts'
import { careEvents, warrantyEventOf } from './owned-events.ts'

const owned: OwnedEntry = {
  code: 'RH-9010',
  title: 'Hood',
  category: 1,
  serial: '261200345',
  bought: '2026-08-31',
  added: '2026-11-23T08:00:00.000Z',
}
const reminders = [
  { id: 'filters', every: { weeks: 3 }, title: '洗油网和接油杯；RH-9010', text: 'https://example.com/care?id=1, step 1' },
  { id: 'descale', every: { months: 6 }, title: 'Descale', text: 'Half a year' },
]
const at = new Date('2026-11-23T08:00:00Z')
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
const warranty = { expiresOn: '2031-08-30', title: 'Warranty of the RH-9010 ends', text: '261200345' }
const fileOn = (today: string, entry = owned) =>
  calendarFile([...careEvents(entry, reminders, today), warrantyEventOf(entry, warranty)], at)

describe('MK3: the calendar file, read by another parser', () => {
  it('has a series of all-day events for each reminder, and the end of the warranty', () => {
    const [filters, descale, end] = read(fileOn('2026-11-23'))
    expect(filters?.summary).toBe('洗油网和接油杯；RH-9010')
    expect(filters?.description).toBe('https://example.com/care?id=1, step 1')
    expect(filters?.startDate.isDate).toBe(true)
    expect(daysOf(filters, 3)).toEqual(['2026-12-14', '2027-01-04', '2027-01-25'])
    // On the 31st, a calendar would skip February: the series is on the 28th.
    expect(daysOf(descale, 3)).toEqual(['2027-02-28', '2027-08-28', '2028-02-28'])
    expect(end?.isRecurring()).toBe(false)
    expect(end?.startDate.toString()).toBe('2031-08-30')
    expect(end?.endDate.toString()).toBe('2031-08-31')
  })

  it('has the same ids in a later file, and others for another appliance', () => {
    const ids = (file: string) => read(file).map(({ uid }) => uid)
    expect(ids(fileOn('2027-05-01'))).toEqual(ids(fileOn('2026-11-23')))
    expect(new Set([...ids(fileOn('2026-11-23')), ...ids(fileOn('2026-11-23', { ...owned, serial: '261200346' }))]).size).toBe(6)
  })

  it('has the id of the file of the certificate, if the appliance is registered', () => {
    expect(read(fileOn('2026-11-23', { ...owned, reference: 'H7KM-3QRC' })).at(-1)?.uid).toBe('warranty-H7KM-3QRC@hearth')
  })
})

it('MK3: something is next due after today, at most one interval later, and later files keep the rhythm', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }).map(text)
  const every = fc.oneof(
    fc.record({ weeks: fc.integer({ min: 1, max: 52 }) }),
    fc.record({ months: fc.integer({ min: 1, max: 60 }) }),
  )
  fc.assert(
    fc.property(day, day, every, (start, today, interval) => {
      const due = nextDue(start, interval, today)
      expect(due > today).toBe(true)
      expect(due > start.slice(0, 8)).toBe(true)
      const days = 'weeks' in interval ? interval.weeks * 7 : interval.months * 31 + 3
      expect((Date.parse(due) - Math.max(Date.parse(today), Date.parse(start))) / 86_400_000).toBeLessThanOrEqual(days)
      expect(nextDue(start, interval, due) > due).toBe(true)
      if ('months' in interval) expect(Number(due.slice(8))).toBeLessThanOrEqual(28)
    }),
  )
})

const text = (date: Date) => date.toISOString().slice(0, 10)

function daysOf(event: ICAL.Event | undefined, count: number): string[] {
  const series = event?.iterator()
  return Array.from({ length: count }, () => series?.next()?.toString() ?? '')
}
