import { expect, it } from 'vitest'
import { beginsLike } from './fold.ts'
import { type Found, markAll } from './marked-text.ts'

function marked(text: string, terms: readonly string[]): string[] {
  const found: Found = { has: (term) => terms.includes(term), mayBegin: beginsLike(terms) }
  return markAll({ text }, found).parts.flatMap((part) => (part.marked ? [part.text] : []))
}

it.each([
  { text: 'Ovens, OVENS and woven baskets', terms: ['oven'], words: ['Ovens', 'OVENS'] },
  { text: 'Cafés and Étagères', terms: ['cafe', 'etagere'], words: ['Cafés', 'Étagères'] },
  { text: '抽油煙機與抽油烟机', terms: ['油烟'], words: ['油煙', '油烟'] },
  { text: '臺灣', terms: ['台'], words: ['臺'] },
  { text: '레인지후드 필터', terms: ['후드'], words: ['후드'] },
  { text: 'ＲＨ 9010 or RH-9010', terms: ['9010'], words: ['9010', 'RH-9010'] },
  { text: 'ﬁlter of 90 cm, 900 mm and 60 cm', terms: ['filter', '¤mm9000'], words: ['ﬁlter', '90 cm', '900 mm'] },
  { text: 'カタログ 𠮷野', terms: ['タロ', '𠮷野'], words: ['タロ', '𠮷野'] },
])('Q1: marks $words for $terms', ({ text, terms, words }) => expect(marked(text, terms)).toEqual(words))
