import { expect, it } from 'vitest'
import { looksLikePhone, numberToDial, phoneNumbersIn } from './phone-number.ts'

it.each([
  '+65 9123-4567',
  '9123 4567',
  '0065 (9123) 4567',
  '＋６５ ９１２３ ４５６７',
  '(+65)9123.4567',
  '+65 (0) 9123 4567',
  '65 9123 – 4567',
  '9123 4567 ext. 12',
  '+65 9123 4567 x12',
  '91234567#12',
  '9123 4567 (extension 12)',
  '９１２３４５６７ 分机 12',
  '9123 4567 내선 12',
  'Tel: 9123 4567, after six',
])('SI1: %s is the number 91234567', (typed) => {
  expect(phoneNumbersIn(typed)).toEqual(['91234567'])
})

it('SI1: a text may have several numbers, or none', () => {
  expect(phoneNumbersIn('+65 9123 4567 / 6100 0000')).toEqual(['91234567', '61000000'])
  expect(phoneNumbersIn('+44 20 7946 0000')).toEqual(['442079460000'])
  expect(phoneNumbersIn('since 1998')).toEqual([])
  expect(phoneNumbersIn('call me')).toEqual([])
})

it('SI1: the number to dial has no extension and no letters', () => {
  expect(numberToDial('+65 (9123) 4567 ext 12')).toBe('+6591234567')
  expect(numberToDial('ask for Ann')).toBeUndefined()
})

it('takes no time for long texts', () => {
  for (const text of ['1', '1 ', ' ', '+', '1(', '1x', '#', '(', 'ext', '1ext', '-', '·', '1    ,']) {
    const start = performance.now()
    phoneNumbersIn(text.repeat(64 * 1024))
    expect({ text, slow: performance.now() - start > 2_000 }).toEqual({ text, slow: false })
  }
})

it.each(['91234567', '+65 9123 4567', '(065) 912-34.567 ext 12'])('%s looks like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(true)
})

it.each(['', '12345', 'call me', '1234567890123456'])('%j does not look like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(false)
})
