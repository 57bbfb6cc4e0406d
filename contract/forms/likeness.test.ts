import { expect, it } from 'vitest'
import { looksLikePhone } from './likeness.ts'

it.each(['91234567', '+65 9123 4567', '(065) 912-34.567 ext 12'])('%s looks like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(true)
})

it.each(['', '12345', 'call me', '1234567890123456'])('%j does not look like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(false)
})
