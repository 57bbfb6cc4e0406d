import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { fixtureDraft } from '../testing/fixture.ts'
import { createFactBook } from './fact-book.ts'

const above = '  - { key: above, kind: range, unit: mm, names: { en: Height } }\n'
const book = createFactBook(
  await fixtureDraft({
    'categories/range-hoods/category.yaml': (text) => text.replace('parameters:\n', `parameters:\n${above}`),
    'products/rh-0001/product.yaml': (text) => text.replace('  noise: 57\n', '  noise: 57\n  above: [350, 455]\n'),
  }),
)
const plain = (text: string, language: Language) => book.filled(text, language).replaceAll('\u00a0', ' ')

describe('a text says', () => {
  it.each<[string, string, Language, string]>([
    ['a fact of another product', '{rh-0001.airflow}', 'en', '1,450 m³/h'],
    ['a fact as its language writes it', '{rh-0001.airflow}, {rh-0001.noise}', 'id', '1.450 m³/h, 57,0 dB(A)'],
    ['only the number, in another unit', '{rh-0001.above.from in cm} to {rh-0001.above.to in cm} cm', 'en', '35 to 45.5 cm'],
    ['only the number, without unneeded decimals', '{rh-0001.noise in dB(A)} decibels', 'en', '57 decibels'],
    ['one of the three lengths', '{rh-0001.size.depth} deep', 'en', '390 mm deep'],
    ['all lengths in another unit', '{rh-0001.size in cm} cm', 'id', '90 × 39 × 152 cm'],
    ['the price of a product', '{rh-0001.price}', 'ko', 'S$2,480'],
    ['the price of an accessory', '{cf-01.price}', 'id', 'S$98'],
    ['after how many months a filter is replaced', '{cf-01.replace-months} months', 'en', '6 months'],
    ['for how many years there are spare parts', '{rh-0001.spare-parts-years} years', 'en', '10 years'],
  ])('%s', (_, text, language, filled) => expect(plain(text, language)).toBe(filled))
})

it.each(['{airflow}', '{rh-0001.loudness}', '{rh-9999.airflow}', '{rh-0001.airflow in cm}', '{rh-0001.size.from}', '{Not one}'])(
  'keeps %s, which is no fact',
  (text) => expect(book.filled(text, 'en')).toBe(text),
)

it('escapes facts in Markdown only', () => {
  const text = '{rh-0001.supply}'
  expect(book.filled({ title: text, content: text }, 'en', ['content'])).toEqual({
    title: '220–240 V~, 50 Hz',
    content: '220–240 V\\~, 50 Hz',
  })
})

it('copies nothing that has no placeholder', () => {
  const words = { title: 'A hood', sections: [{ text: 'Quiet' }] }
  expect(book.filled(words, 'en')).toBe(words)
})
