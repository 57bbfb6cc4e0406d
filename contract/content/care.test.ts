import { expect, it } from 'vitest'
import { CareReminder } from './care.ts'

it('MK3: a reminder has either weeks or months', () => {
  expect(CareReminder.safeParse({ id: 'filters', weeks: 3 }).success).toBe(true)
  expect(CareReminder.safeParse({ id: 'descale', months: 6 }).success).toBe(true)
  expect(CareReminder.safeParse({ id: 'filters' }).success).toBe(false)
  expect(CareReminder.safeParse({ id: 'filters', weeks: 3, months: 1 }).success).toBe(false)
})
