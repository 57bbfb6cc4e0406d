import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it.each([
  ['en', '12 November 2026'],
  ['zh-Hans', '2026年11月12日'],
  ['ko', '2026년 11월 12일'],
  ['id', '12 November 2026'],
  ['zh-Hant', '2026年11月12日'],
] as const)('N2: a day is written as %s writes it', (language, written) => {
  expect(dayText(language, '2026-11-12')).toBe(written)
})

it('N2: it is the same day wherever the visitor is', () => {
  expect(dayText('id', '2026-05-01')).toBe('1 Mei 2026')
})
