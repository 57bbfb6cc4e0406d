import { describe, expect, it } from 'vitest'
import { formatChoice, parseChoice, withBounds, withSort } from './list-query.ts'

const parsed = (query: string) => parseChoice(new URLSearchParams(query))

describe('P8: ranges in the URL', () => {
  it.each([
    ['width=600-900', { width: { from: 600, to: 900 } }],
    ['noise=-49.5', { noise: { to: 49.5 } }],
    ['price=1000-', { price: { from: 1000 } }],
    // As a form without JavaScript sends them, and as the links to other languages join them.
    ['width=&width=900', { width: { to: 900 } }],
    ['width=600;900', { width: { from: 600, to: 900 } }],
    ['width=&width=', {}],
    ['width=wide&noise=1e3-&price=600', {}],
  ])('%s', (query, ranges) => expect(parsed(query).ranges).toEqual(ranges))

  it('are parsed as they are formatted', () => {
    const choice = parsed('filter=type:1&width=600-&noise=-60&price=1000-2000&sort=newest')
    const values = formatChoice(choice)
    expect(values).toEqual({ filter: 'type:1', width: '600-', noise: '-60', price: '1000-2000', sort: 'newest' })
    expect(parseChoice(new URLSearchParams(values))).toEqual(choice)
  })

  it('disappear with their last bound', () =>
    expect(withBounds(parsed('width=600-&price=1000-'), 'width', undefined, undefined).ranges).toEqual({ price: { from: 1000 } }))
})

it('P7: an unknown order is ignored, and the usual one is not in the URL', () => {
  expect(parsed('sort=loudest')).not.toHaveProperty('sort')
  expect(formatChoice(withSort(parsed('sort=price'), undefined)).sort).toBe('')
})
