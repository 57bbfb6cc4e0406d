import { describe, expect, it } from 'vitest'
import { locateTerms, queryTerms } from './terms.ts'

const termsOf = (text: string) => locateTerms(text).map(({ term }) => term)

describe('terms of a text', () => {
  it.each([
    ['The RH-9010, again', ['rh9010', '9010', 'again']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['Ｏｖｅｎ', ['oven']],
    ['ovens dishes glass gas cleaning cleaned', ['oven', 'dish', 'glass', 'gas', 'clean', 'clean']],
    ['抽油烟机', ['抽油', '油烟', '烟机', '机']],
    ['레인지 후드', ['레인', '인지', '지', '후드', '드']],
    ['RH-9010抽油', ['rh9010', '9010', '抽油', '油']],
    ['220–240 V', ['220', '240', '¤v2400', 'v']],
    ['抽油煙機', ['抽油', '油烟', '烟机', '机']],
    ['<😀>', []],
  ])('%s', (text, terms) => expect(termsOf(text)).toEqual(terms))

  it('have their positions', () => {
    expect(locateTerms('a RH-9010')[0]).toEqual({ term: 'rh9010', start: 2, end: 9 })
    expect(locateTerms('看油烟').slice(1)).toEqual([
      { term: '油烟', start: 1, end: 3 },
      { term: '烟', start: 2, end: 3 },
    ])
  })
})

describe('terms of a query', () => {
  it.each([
    ['RH-9010', ['rh9010']],
    ['rh9010', ['rh9010']],
    ['9010', ['9010']],
    ['油烟机', ['油烟', '烟机']],
    ['锅', ['锅']],
    ['oven Oven ovens', ['oven']],
  ])('%s', (query, terms) => expect(queryTerms(query)).toEqual(terms))
})
