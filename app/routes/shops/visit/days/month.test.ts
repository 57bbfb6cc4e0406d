import { expect, it } from 'vitest'
import { addDays, addMonths, inMonth, weekdayOf, weeksOf } from './month.ts'

it('VB2: a month is shown in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks[0]).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03')
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeks.flat().every((day, index) => weekdayOf(day) === index % 7)).toBe(true)
})

it.each([
  { day: '2028-02-28', count: 1, to: '2028-02-29' },
  { day: '2026-12-31', count: 1, to: '2027-01-01' },
  { day: '2027-03-01', count: -1, to: '2027-02-28' },
])('VP3: $count day from $day is $to', ({ day, count, to }) => expect(addDays(day, count)).toBe(to))

it('a month later is the same day, or the last one of a shorter month', () => {
  expect(inMonth('2027-01-31', addMonths('2027-01', 1))).toBe('2027-02-28')
  expect(inMonth('2026-12-05', addMonths('2026-12', 1))).toBe('2027-01-05')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
})
