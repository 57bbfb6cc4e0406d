import { expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

const products = '{count, plural, =0 {No products} one {# product} other {# products}} in {place}'

it('G1: a plural follows the rules of the language', () => {
  expect(formatMessage('en', products, { count: 1, place: 'Hobs' })).toBe('1 product in Hobs')
  expect(formatMessage('en', products, { count: 1200, place: 'Hobs' })).toBe('1,200 products in Hobs')
  expect(formatMessage('en', products, { count: 0, place: 'Hobs' })).toBe('No products in Hobs')
  expect(formatMessage('ko', '{count, plural, other {제품 #개}}', { count: 7 })).toBe('제품 7개')
})

it('G1: numbers have the format of the language', () => {
  expect(formatMessage('id', '{n, number}', { n: 16000 })).toBe('16.000')
  expect(formatMessage('zh-Hans', '{n, number}', { n: 16000 })).toBe('16,000')
})

it('a text argument is inserted unchanged', () => {
  expect(formatMessage('en', '{code} of {year}', { code: '$&', year: '2026' })).toBe('$& of 2026')
})
