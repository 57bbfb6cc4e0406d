import { describe, expect, it } from 'vitest'
import { warrantyEnd } from './warranty.ts'
import { warrantyCalendar } from './warranty-calendar.ts'

describe('F4: the warranty', () => {
  it.each([
    ['2026-03-10', '2031-03-09'],
    [' 2026-01-01 ', '2030-12-31'],
    ['2024-02-29', '2029-02-28'],
  ])('bought on %s: ends on %s', (bought, ends) => {
    expect(warrantyEnd(bought, '2026-06-01')).toBe(ends)
  })

  it.each(['last spring', '2026-02-30', '0000-00-00', '10/03/2026', ''])(
    'starts on the day of registration if the purchase date is %j',
    (bought) => {
      expect(warrantyEnd(bought, '2026-06-01')).toBe('2031-05-31')
    },
  )
})

describe('F4: the reminder', () => {
  const calendar = warrantyCalendar({
    reference: 'H7KM-3QRC',
    expiresOn: '2031-12-31',
    title: '保修到期：Solenne RH-9010, 抽油烟机；请及时联系我们的服务团队安排检查',
    text: 'RH-9010; serial 12\nBEGIN:VEVENT',
    at: new Date('2026-06-01T02:03:04.567Z'),
  })

  it('is an all-day event with a reminder one month before', () => {
    expect(calendar).toContain('DTSTART;VALUE=DATE:20311231\r\nDTEND;VALUE=DATE:20320101\r\n')
    expect(calendar).toContain('DTSTAMP:20260601T020304Z\r\n')
    expect(calendar).toContain('TRIGGER:-P30D')
  })

  it('has lines of at most 75 bytes that unfold to the original text', () => {
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(calendar.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:保修到期：Solenne RH-9010\\, 抽油烟机；请及时联系我们的服务团队安排检查\r\n',
    )
  })

  it('escapes text that tries to add a second event', () => {
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(calendar).toContain('DESCRIPTION:RH-9010\\; serial 12\\nBEGIN:VEVENT')
  })
})
