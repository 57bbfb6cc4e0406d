import { expect, it } from 'vitest'
import { type FreeTimes, partOf, timesAfter } from './free-times.ts'

const day = (day: string, ...times: string[]) => ({
  day,
  state: times.length > 0 ? ('free' as const) : ('full' as const),
  times: times.map((time) => ({ day, time, left: 1 })),
})
const times: FreeTimes = {
  minutes: 45,
  first: '2026-12-05',
  last: '2026-12-31',
  days: [day('2026-12-05'), day('2026-12-06', '11:00', '11:30', '12:00'), day('2026-12-07'), day('2026-12-08', '15:00')],
  next: [],
}

it('VB4: after a full day, the next free times are of more than one day', () => {
  expect(timesAfter(times, '2026-12-05').map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2026-12-06 11:00',
    '2026-12-06 11:30',
    '2026-12-08 15:00',
  ])
})

it.each([
  ['11:45', 'morning'],
  ['12:00', 'afternoon'],
  ['16:45', 'afternoon'],
  ['17:00', 'evening'],
])('VB2: %s is in the %s', (time, part) => expect(partOf({ time })).toBe(part))
