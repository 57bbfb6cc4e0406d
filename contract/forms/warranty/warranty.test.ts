import { describe, expect, it } from 'vitest'
import { readModel } from '#contract/products/typed-model.ts'
import { certificateOf } from './certificate.ts'
import { warrantyOf } from './warranty.ts'
import { warrantyCalendar } from './warranty-calendar.ts'

const model = { code: 'RH-9010', launched: '2023-05-11' }
const registeredOn = '2026-06-01'
const warranty = (buyDate: string, of: Parameters<typeof warrantyOf>[1] = model) => warrantyOf({ buyDate, registeredOn }, of)

describe('F4: the warranty', () => {
  it.each([
    ['2026-03-10', '2031-03-09'],
    [' 2026-01-01 ', '2030-12-31'],
    ['2024-02-29', '2029-02-28'],
    ['2026-06-01', '2031-05-31'],
    ['2023-05-11', '2028-05-10'],
    ['2026/3/10', '2031-03-09'],
    ['2026年3月10日', '2031-03-09'],
    ['2026. 3. 10.', '2031-03-09'],
    ['2026년 3월 10일', '2031-03-09'],
    ['２０２６－０３－１０', '2031-03-09'],
  ])('bought on %s: ends on %s', (bought, expiresOn) => {
    expect(warranty(bought)).toEqual({ expiresOn })
  })

  it.each([
    '2026-06-02',
    '2062-01-01',
    '9999-12-31',
    '12026-03-10',
    '999999-01-01',
    '2023-05-10',
    '1926-03-10',
    '0026-03-10',
    '0001-01-01',
    '0000-00-00',
    '2026-02-30',
    'last spring',
    '10/03/2026',
    '',
    '9'.repeat(65_536),
    '2026 '.repeat(13_107),
  ])('has no date if the purchase date is %.20j', (bought) => {
    expect(warranty(bought)).toEqual({ open: 'purchaseDate' })
  })

  it('has no date for a model that we don’t know', () => {
    expect(warrantyOf({ buyDate: '2026-03-10', registeredOn }, undefined)).toEqual({ open: 'model' })
  })

  it('has the years of the model itself', () => {
    expect(warranty('2026-03-10', { ...model, warrantyYears: 10 })).toEqual({ expiresOn: '2036-03-09' })
    expect(warranty('2026-03-10', { ...model, warrantyYears: 2 })).toEqual({ expiresOn: '2028-03-09' })
  })
})

describe('F4: the texts of a certificate', () => {
  const of = (fields: Record<string, string>) =>
    certificateOf(
      { reference: 'H7KM-3QRC', registeredOn, fields: { code: 'rh9010', buy_date: '2026-03-10', ...fields } },
      (typed) => (readModel(typed) === model.code ? model : undefined),
    )

  it.each([
    ['Mei', 'Tan'],
    ['J.R.', 'O’Neill-Smith'],
    ['Mr.Ravi', 's/o Kumar'],
    ['Ah Kow @ Lim Ah Gao', 'Tan'],
    ['Nguyễn Thị', 'Bình'],
    ['Muhammad Amirul Hakim', 'bin Abdul Rahman'],
    ['Dr. Sven', 'St. John'],
  ])('%s %s is a name', (family_name, name) => expect(of({ family_name, name }).name).toBe(`${family_name} ${name}`))

  it('Chinese and Korean names are names', () => {
    expect(of({ family_name: '小明', name: '李' }).name).toBe('李小明')
    expect(of({ family_name: '민준', name: '김' }).name).toBe('김민준')
  })

  it.each([
    'Cheap pills at http://spam.example',
    'www.spam.example',
    'spam.example',
    'SPAM.COM',
    'ｓｐａｍ．ｃｏｍ',
    'spam。com',
    'ann@example.com',
    'Call +65 9123 4567',
    '９１２３４５６７',
    'Tan\nBuy now',
    'Tan\u2028Buy now',
    '★ Best ovens ★',
    'Only $99',
    'Sale!',
    '<b>Tan</b>',
    '\u202Enat',
    'The cheapest kitchen appliances of all of Singapore, today only, hurry',
    'x'.repeat(65_536),
    '.a'.repeat(32_768),
  ])('%.30j is no name, and not printed', (name) => {
    expect(of({ family_name: name, name: '' }).name).toBe('')
    expect(of({ family_name: 'Mei', name }).name).toBe('')
    expect(of({ serial_number: name }).serialNumber).toBe('')
    expect(of({ code: name }).code).toBe('')
  })

  it('model and serial number are printed in our own spelling', () => {
    expect(of({ serial_number: 'S/N 26I O00 123', code: 'RH 9010/01' })).toMatchObject({
      code: 'RH-9010',
      serialNumber: '261000123',
    })
  })
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
