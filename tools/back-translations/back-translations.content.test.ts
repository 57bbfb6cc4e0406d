import { describe, expect, it } from 'vitest'
import { servesDemo } from '#tests/support/demo-content.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { lostWords } from './lost-words.ts'
import { safetyTexts } from './safety-texts.ts'
import { faultsOf, readTable, translations } from './tables.ts'

// Content that replaces the demo has its own notices and care pages.
describe.skipIf(!servesDemo).each(translations)('warnings, notices and care steps in %s', (language) => {
  const texts = safetyTexts(language, servedContent)

  it('G1: each has a back-translation into English', () => {
    expect(faultsOf(readTable(language), texts)).toEqual([])
  })

  it('G1: no back-translation lost gas, a sachet, a hood, a jar, both or a prohibition', () => {
    const english = new Map(texts.map((text) => [text.at, text.english]))
    const lost = readTable(language).flatMap(({ at, back }) =>
      lostWords(english.get(at) ?? '', back).map((word) => `${at}: ${word}`),
    )
    expect(lost).toEqual([])
  })
})
