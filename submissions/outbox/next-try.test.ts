import { expect, it } from 'vitest'
import { nextTry } from './next-try.ts'

const noon = new Date('2030-01-02T12:00:00.000Z')
const second = 1_000
const hour = 3_600 * second
const threeDays = 72 * hour
const after = (ms: number) => new Date(noon.getTime() + ms)

it.each([
  [1, 30 * second],
  [2, 60 * second],
  [3, 120 * second],
  [7, 1_920 * second],
  [8, hour],
  [9, hour],
  [100, hour],
])('after %i attempts, waits %i ms: exponential backoff up to an hour', (attempts, delay) => {
  expect(nextTry(attempts, noon, noon)).toEqual(after(delay))
})

it('gives up if the next attempt would be more than three days after the first', () => {
  expect(nextTry(1, noon, after(threeDays - 30 * second))).toEqual(after(threeDays))
  expect(nextTry(1, noon, after(threeDays - 30 * second + 1))).toBeUndefined()
})
