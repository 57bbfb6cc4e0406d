import { expect, it } from 'vitest'
import { looksLikeEmail, looksLikePhone } from './likeness.ts'

it.each(['ann@example.com', 'ann.lee+hood@mail.example.co', '안녕@예시.한국', "o'neil@example.com"])(
  '%s looks like an email address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'a b@example.com',
  'a@b@c.de',
  'ann@example.com, eve@example.com',
  'a\n@b.de',
  '<a@b.de>',
])('%j does not look like an email address', (text) => {
  expect(looksLikeEmail(text)).toBe(false)
})

it.each(['91234567', '+65 9123 4567', '(065) 912-34.567 ext 12'])('%s looks like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(true)
})

it.each(['', '12345', 'call me', '1234567890123456'])('%j does not look like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(false)
})
