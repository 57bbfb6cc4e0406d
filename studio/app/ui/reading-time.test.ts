import { expect, it } from 'vitest'
import { readingMs } from './reading-time.ts'

it('G12: a message is shown for as long as slow readers take, who read a Chinese character in the time of three letters', () => {
  expect(readingMs('Two products can be compared, and a third one fits beside them.')).toBeGreaterThan(6_000)
  expect(readingMs('可以比较两件产品')).toBeGreaterThan(readingMs('12345678') + 1_000)
})
