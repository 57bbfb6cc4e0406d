import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  ['2031-08-30', '2026-08-31', { years: 5, months: 0, days: 0 }],
  ['2031-08-30', '2026-11-23', { years: 4, months: 9, days: 0 }],
  ['2026-12-24', '2026-11-23', { years: 0, months: 1, days: 0 }],
  ['2026-11-23', '2026-11-23', { years: 0, months: 0, days: 1 }],
  ['2026-11-22', '2026-11-23', undefined],
])('MK3: a warranty until %s has on %s %j left', (lastDay, today, left) => expect(timeLeft(lastDay, today)).toEqual(left))
