import { describe, expect, it } from 'vitest'
import { createPhrases } from './phrases.ts'
import { understandQuery } from './understand-query.ts'

const phrases = createPhrases([
  {
    means: 'hood',
    finds: { category: 'range-hoods' },
    words: { en: ['hood', 'exhaust fan'], 'zh-Hans': ['抽油烟机', 'yan ji'], ko: ['후드', 'AS'] },
  },
  { means: 'quiet', finds: { order: 'noise', first: 'lowest' }, words: { en: ['quiet'] } },
])
const vocabulary = {
  isKnown: () => true,
  isTerm: (term: string) => term === 'e5',
  similarTo: () => [],
  isCode: (code: string) => code === 'rh9010',
  codesFrom: (start: string) => (start === 'rh90' ? ['rh9010', 'rh9011'] : []),
  codesOf: (number: string) => (number === '9010' ? ['rh9010'] : []),
}
const understand = (query: string) => understandQuery(query, 'en', phrases, vocabulary)
const means = (query: string) => understand(query).parts.flatMap(({ concepts }) => concepts.map((concept) => concept.means))

describe('Q2: a query', () => {
  it.each(['RH-9010', 'rh 9010', 'rh_9010', 'RH9O1O', '9010'])('names a code as %s', (query) =>
    expect(understand(query)).toMatchObject({ codes: ['rh9010'], parts: [] }),
  )

  it('UP10: of a hundred initials of Korean words, few are looked for: each takes time', () => {
    expect(understand('ㅎㄷ'.repeat(6)).parts).toHaveLength(6)
    expect(understand('ㅎㄷ'.repeat(50)).parts).toHaveLength(12)
    expect(understand(Array(50).fill('ㅎㄷ').join(' ')).parts).toHaveLength(12)
  })

  it.each(['RH-90', 'rh90', 'rh 90'])('names all models with the start of a code as %s', (query) =>
    expect(understand(query)).toMatchObject({ codes: ['rh9010', 'rh9011'], parts: [] }),
  )

  it.each(['exhaust fans', '抽油煙機', '抽油姻機', 'ㅎㄷ', 'exhaustfan', 'exh aust fan', 'yanji', 'gnem', 'as'])(
    'names hoods as %s',
    (query) => expect(means(query)).toEqual(['hood']),
  )

  it.each([
    ['under 55 dB', 'below'],
    ['55分贝以下', 'below'],
    ['55 dB', 'equal'],
    ['at least 55 dB', 'above'],
  ])('compares measures: %s', (query, compare) =>
    expect(understand(query)).toMatchObject({ measures: [{ dimension: 'db', value: 55, compare }], parts: [] }),
  )

  it.each(['雙頭', '2 burner', '2구'])('wants hobs with two burners: %s', (query) =>
    expect(understand(query)).toMatchObject({ measures: [{ dimension: 'burners', value: 2 }], parts: [] }),
  )

  it.each(['E5', 'e05', 'E-5', 'E 05', 'Ｅ０５', '错误E05', 'E05가'])('names a fault code of the texts as %s', (query) =>
    expect(understand(query).parts.some(({ atoms }) => atoms.some(({ text }) => text === 'e5'))).toBe(true),
  )

  it('leaves other letters and numbers alone', () =>
    expect(understand('e 50 f5').parts.flatMap(({ atoms }) => atoms.map(({ text }) => text))).toEqual(['e', '50', 'f5']))

  it.each(['후드가', '후드에서', '후드도', '후드와'])('has no part for the particle of a known word: %s', (query) =>
    expect(understand(query).parts).toMatchObject([{ concepts: [{ means: 'hood' }] }]),
  )

  it.each([
    ['주방에서', '주방'],
    ['필터는', '필터'],
    ['고기를', '고기'],
    ['물을', '물'],
    ['종이', '종이'],
  ])('is without the particle at the end of a word: %s', (query, word) =>
    expect(understand(query).parts.map(({ atoms }) => atoms.map(({ text }) => text).join(''))).toEqual([word]),
  )

  it('takes no question for a misspelt word', () => {
    const wholeShop = createPhrases([{ means: 'store', words: { 'zh-Hans': ['怎么去'] } }])
    const parts = understandQuery('灯怎么办', 'zh-Hans', wholeShop, vocabulary).parts
    expect(parts.flatMap(({ concepts }) => concepts)).toEqual([])
  })

  it('has several parts', () => expect(means('quiet hood')).toEqual(['quiet', 'hood']))
})
