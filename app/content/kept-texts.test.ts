import { expect, it } from 'vitest'
import { createKeptTexts } from './kept-texts.ts'

const made = (text: string) => ({ text })

it('G10: a text is kept when it is made the second time, for its object and key', () => {
  const texts = createKeptTexts(10_000)
  const of = {}
  texts.keep(of, 'a', made('text'))
  expect(texts.find(of, 'a')).toBeUndefined()
  texts.keep(of, 'a', made('text'))
  expect(texts.find(of, 'a')).toEqual({ text: 'text' })
  expect(texts.find(of, 'b')).toBeUndefined()
  expect(texts.find({}, 'a')).toBeUndefined()
})

it('G10: texts that were not used make room for others', () => {
  const texts = createKeptTexts(10_000)
  const of = {}
  const keep = (key: string) => {
    texts.keep(of, key, made('x'.repeat(3000)))
    texts.keep(of, key, made('x'.repeat(3000)))
  }
  keep('used')
  keep('unused')
  texts.find(of, 'used')
  keep('third')
  keep('fourth')
  expect(['used', 'unused', 'third', 'fourth'].filter((key) => texts.find(of, key))).toEqual(['used', 'third', 'fourth'])
})

it('G10: keys of texts that are made only once make room too', () => {
  const texts = createKeptTexts(10_000)
  const of = {}
  texts.keep(of, 'first', made('text'))
  for (let other = 0; other < 100; other += 1) texts.keep(of, `${other}`, made('text'))
  texts.keep(of, 'first', made('text'))
  expect(texts.find(of, 'first')).toBeUndefined()
})
