import { expect, it } from 'vitest'
import { createGlossary } from './glossary.ts'

const forbiddenIn = createGlossary([
  {
    concept: 'power level',
    terms: { en: 'power level', 'zh-Hans': '挡' },
    forbidden: { en: ['step', 'power step'], 'zh-Hans': ['档'] },
    allowed: { 'zh-Hans': ['档案'], en: ['step by step'] },
  },
])
const found = (text: string, language: 'en' | 'zh-Hans') => forbiddenIn(text, language).map((word) => word.found)

it.each([
  { text: 'Nine Steps, then one more step.', words: ['Steps', 'step'] },
  { text: 'Nine power steps', words: ['power steps'] },
  { text: 'a stepless dial, the doorstep', words: [] },
  { text: 'Explained step by step', words: [] },
])('finds whole Latin words: $text', ({ text, words }) => {
  expect(found(text, 'en')).toEqual(words)
})

it('finds Chinese words anywhere, except in longer words that are allowed', () => {
  expect(found('九档火力的档案', 'zh-Hans')).toEqual(['档'])
})

it('finds a word that only begins in Latin letters, with a particle after it', () => {
  const find = createGlossary([{ concept: 'cylinder', terms: { en: 'cylinder', ko: 'LPG 용기' }, forbidden: { ko: ['LPG 통'] } }])
  expect(find('LPG 통의 밸브', 'ko')).toEqual([{ found: 'LPG 통', term: 'LPG 용기' }])
  expect(find('ALPG 통', 'ko')).toEqual([])
})

it('names the term to write instead, only for the language in which the word is forbidden', () => {
  expect(forbiddenIn('九档', 'zh-Hans')).toEqual([{ found: '档', term: '挡' }])
  expect(forbiddenIn('九档', 'zh-Hant')).toEqual([])
})
