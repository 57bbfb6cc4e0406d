import { expect, it } from 'vitest'
import { countedValue } from './use-counting.ts'

it('H7: a counter runs from zero to exactly its end value', () => {
  expect(countedValue(16000, 0)).toBe(0)
  expect(countedValue(16000, 0.5)).toBe(14000)
  expect(countedValue(16000, 1)).toBe(16000)
  expect(countedValue(16000, 1.3)).toBe(16000)
})
