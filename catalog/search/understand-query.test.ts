import { describe, expect, it } from 'vitest'
import { createPhrases } from './phrases.ts'
import { understandQuery } from './understand-query.ts'

const phrases = createPhrases([
  {
    means: 'hood',
    finds: { category: 'range-hoods' },
    words: { en: ['hood', 'exhaust fan'], 'zh-Hans': ['抽油烟机'], ko: ['후드'] },
  },
  { means: 'quiet', finds: { order: 'noise', first: 'lowest' }, words: { en: ['quiet'] } },
])
const vocabulary = {
  isKnown: () => true,
  similarTo: () => [],
  isCode: (code: string) => code === 'rh9010',
  codesOf: (number: string) => (number === '9010' ? ['rh9010'] : []),
}
const understand = (query: string) => understandQuery(query, 'en', phrases, vocabulary)
const means = (query: string) => understand(query).parts.flatMap(({ concepts }) => concepts.map((concept) => concept.means))

describe('Q2: a query', () => {
  it.each(['RH-9010', 'rh 9010', 'rh_9010', 'RH9O1O', '9010'])('names a code as %s', (query) =>
    expect(understand(query)).toMatchObject({ codes: ['rh9010'], parts: [] }),
  )

  it.each(['exhaust fans', '抽油煙機', '抽油姻機', 'ㅎㄷ', 'exhaustfan'])('names hoods as %s', (query) =>
    expect(means(query)).toEqual(['hood']),
  )

  it.each([
    ['under 55 dB', 'below'],
    ['55分贝以下', 'below'],
    ['55 dB', 'equal'],
    ['at least 55 dB', 'above'],
  ])('compares measures: %s', (query, compare) =>
    expect(understand(query)).toMatchObject({ measures: [{ dimension: 'db', value: 55, compare }], parts: [] }),
  )

  it('has several parts', () => expect(means('quiet hood')).toEqual(['quiet', 'hood']))
})
