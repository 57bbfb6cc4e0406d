import { expect, it } from 'vitest'
import { dayInSingapore, endOfDayInSingapore, momentInSingapore, sortableMomentInSingapore } from './singapore-time.ts'

it.each([
  { at: '2026-03-01T15:59:59.999Z', day: '2026-03-01' },
  { at: '2026-03-01T16:00:00.000Z', day: '2026-03-02' },
  { at: '2025-12-31T16:00:00.000Z', day: '2026-01-01' },
])('G14: at $at it is $day in Singapore', ({ at, day }) => expect(dayInSingapore(new Date(at))).toBe(day))

it('G14: a day ends at midnight in Singapore', () => {
  for (const at of ['2026-02-28T16:00:00.000Z', '2026-03-01T15:59:59.999Z']) {
    expect(new Date(endOfDayInSingapore(new Date(at))).toISOString()).toBe('2026-03-01T16:00:00.000Z')
  }
})

it('times for staff are in Singapore time', () => {
  const time = '2030-01-02T12:00:00.000Z'
  expect([momentInSingapore(time), sortableMomentInSingapore(time)]).toEqual(['2 Jan 2030, 20:00', '2030-01-02 20:00'])
})
