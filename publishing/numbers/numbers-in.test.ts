import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { numbersIn, type WrittenNumber } from './numbers-in.ts'

it.each<[string, Language, Omit<WrittenNumber, 'at'>[]]>([
  ['at 57 dB(A)', 'en', [{ text: '57 dB(A)', values: [57], unit: 'dB(A)' }]],
  ['1,450 m³/h', 'en', [{ text: '1,450 m³/h', values: [1450], unit: 'm³/h' }]],
  [
    '1.450 m³/h, 4,7 kW',
    'id',
    [
      { text: '1.450 m³/h', values: [1450], unit: 'm³/h' },
      { text: '4,7 kW', values: [4.7], unit: 'kW' },
    ],
  ],
  ['35 to 45 cm', 'en', [{ text: '35 to 45 cm', values: [35, 45], unit: 'cm' }]],
  ['35 sampai 45 cm', 'id', [{ text: '35 sampai 45 cm', values: [35, 45], unit: 'cm' }]],
  ['35 至 45 厘米', 'zh-Hans', [{ text: '35 至 45 厘米', values: [35, 45], unit: '厘米' }]],
  ['35~45cm 높이', 'ko', [{ text: '35~45cm', values: [35, 45], unit: 'cm' }]],
  [
    '2 millimetres, 3 metals',
    'en',
    [
      { text: '2 millimetres', values: [2], unit: 'millimetres' },
      { text: '3', values: [3], unit: '' },
    ],
  ],
  ['Twelve', 'en', []],
])('finds the numbers of "%s"', (text, language, numbers) => {
  const found = numbersIn(text, language)
  expect(found.map(({ at: _, ...number }) => number)).toEqual(numbers)
  for (const { at, text: number } of found) expect(text.startsWith(number, at)).toBe(true)
})

describe('not numbers:', () => {
  it.each([
    'RH-9010',
    'VA-9010-11',
    'E1',
    'IEC 60704-2-13',
    '{airflow}',
    '[this](/productdetail?id=201)',
    'https://example.com/2',
    '+65 6100 0000',
    '19:30',
    '  2. Empty the cup',
  ])('%s', (text) => expect(numbersIn(text, 'en')).toEqual([]))
})
