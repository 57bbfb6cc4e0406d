import { expect, it } from 'vitest'
import { dayText, monthText, timeText } from './date-format.ts'

it.each([
  ['en', '12 November 2026'],
  ['zh-Hans', '2026年11月12日'],
  ['ko', '2026년 11월 12일'],
  ['id', '12 November 2026'],
  ['zh-Hant', '2026年11月12日'],
] as const)('N2: a day is written as %s writes it', (language, written) => {
  expect(dayText(language, '2026-11-12')).toBe(written)
})

it('N2: a date is the same in every time zone', () => {
  expect(dayText('id', '2026-05-01')).toBe('1 Mei 2026')
})

it('N2: a month has the format of the language', () => {
  expect([monthText('en', { year: 2026, month: 11 }), monthText('zh-Hans', { year: 2026, month: 11 })]).toEqual([
    'November 2026',
    '2026年11月',
  ])
})

it.each([
  ['00:00', '12 am'],
  ['12:00', '12 pm'],
  ['12:30', '12:30 pm'],
  ['24:00', '12 am'],
])('S1: %s is %s in English', (time, text) => expect(timeText('en', time)).toBe(text))
