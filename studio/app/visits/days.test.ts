import { expect, it } from 'vitest'
import { daysShown, moved } from './days.ts'

it('VS1: weeks begin on Monday, also across the end of a year', () => {
  expect(daysShown('week', '2030-01-04')).toEqual({ from: '2029-12-31', until: '2030-01-06' })
  expect(daysShown('week', '2030-01-06')).toEqual({ from: '2029-12-31', until: '2030-01-06' })
  expect(daysShown('day', '2030-01-04')).toEqual({ from: '2030-01-04', until: '2030-01-04' })
  expect(daysShown('numbers', '2028-02-10')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
})

it('VS1: earlier and later move by what is shown', () => {
  expect(moved('day', '2028-02-29', 1)).toBe('2028-03-01')
  expect(moved('week', '2030-01-04', -1)).toBe('2029-12-28')
  expect(moved('numbers', '2030-01-31', 1)).toBe('2030-02-28')
})
