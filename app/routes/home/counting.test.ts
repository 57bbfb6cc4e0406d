import { expect, it } from 'vitest'
import { countedValue, countingStarts } from './counting.ts'

it('H7: counting starts past 2900 px, or where the counters are in view before that', () => {
  expect(countingStarts({ scrollY: 2900, inView: false })).toBe(false)
  expect(countingStarts({ scrollY: 2901, inView: false })).toBe(true)
  expect(countingStarts({ scrollY: 400, inView: true })).toBe(true)
})

it('H7: a counter goes from nothing to exactly its end value', () => {
  expect(countedValue(16000, 0)).toBe(0)
  expect(countedValue(16000, 0.5)).toBe(14000)
  expect(countedValue(16000, 1)).toBe(16000)
  expect(countedValue(16000, 1.3)).toBe(16000)
})
