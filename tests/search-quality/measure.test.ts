import { describe, expect, it } from 'vitest'
import { answers } from './answer.ts'
import { measure } from './measure.ts'
import type { Query } from './queries.ts'

describe('what answers a query', () => {
  it.each([
    ['/words?id=1', '/words?id=1#no-duct', true],
    ['/words?id=1#no-duct', '/words?id=1#no-duct', true],
    ['/words?id=1#no-duct', '/words?id=1#fan-wash', false],
    ['/words?id=1#no-duct', '/words?id=1', false],
    ['/infodetion?id=showroom', '/infodetion?id=showroom&list=news', true],
    ['/infodetion?id=showroom', '/infodetion?id=awards', false],
    ['/careers', '/careers?id=cook', true],
    ['/register', '/registration', false],
  ])('%s: %s is %s', (answer, link, expected) => {
    expect(answers(answer, link)).toBe(expected)
  })

  it.each([
    ['/productdetail?id=RH-9010', true],
    ['/productlist?id=1&filter=width:900', true],
    ['/otherwebsite?type=2&name=RH-1108&cate=1', true],
    ['/otherwebsite?type=1&name=vela&cate=1', false],
    ['/productdetail?id=HB-7830', false],
    ['/productlist?id=2', false],
    ['/words?id=1', false],
  ])('any range hood: %s is %s', (link, expected) => {
    expect(answers({ products: 'range-hoods' }, link)).toBe(expected)
  })

  it('a file is known by the start of its name', () => {
    expect(answers({ file: 'rh-9010-manual' }, '/media/0123456789/rh-9010-manual.en.pdf')).toBe(true)
    expect(answers({ file: 'rh-9010-manual' }, '/media/0123456789/rh-9010-brochure.en.pdf')).toBe(false)
  })
})

const query = (name: string): Query => ({ language: 'en', query: name, expect: ['/store', '/exhibition'] })
const results: Record<string, readonly string[]> = {
  first: ['/exhibition', '/store'],
  second: ['/about', '/store'],
  fourth: ['/about', '/press', '/careers', '/store'],
  wrong: ['/about'],
  nothing: [],
}
const quality = await measure(Object.keys(results).map(query), async (_, name) => results[name] ?? [])

describe('the measure', () => {
  it('takes the mean of the reciprocal ranks of the first answers', () => {
    expect(quality.meanReciprocalRank).toBeCloseTo((1 + 1 / 2 + 1 / 4) / 5)
  })

  it('counts answers among the first three, and queries without results', () => {
    expect(quality).toMatchObject({ queries: 5, inFirstThree: 2 / 5, empty: 1 })
  })

  it('lists the missed queries with what was found', () => {
    expect(quality.missed.map(({ query, found }) => [query.query, found])).toEqual([
      ['fourth', ['/about', '/press', '/careers']],
      ['wrong', ['/about']],
      ['nothing', []],
    ])
  })
})
