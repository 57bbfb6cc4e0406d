import { describe, expect, it } from 'vitest'
import type { ProductRow } from '../snapshot/content-index.ts'
import { createProductTable } from './product-table.ts'

const row = (code: string, values: ProductRow['values'], more: Partial<ProductRow> = {}): ProductRow => ({
  id: code,
  code,
  hash: '',
  category: 1,
  seriesId: 'vela',
  isOutside: false,
  recommended: [],
  values,
  ...more,
})
const products = [
  row('A', { type: 'slanted', width: 600, noise: 60 }, { launched: '2025-01-01', price: { from: 3_000, on: '2026-01-01' } }),
  row('B', { type: 'island', width: 900, noise: 55 }, { launched: '2026-01-01' }),
  row('C', { type: 'island', size: [1200, 500, 500], noise: 62 }, { price: { from: 900, on: '2026-01-01' } }),
]
const table = createProductTable(
  {
    filters: [
      {
        id: '1',
        type: 'type',
        parameter: 'type',
        names: { en: 'Type' },
        values: [
          { id: '1', option: 'slanted' },
          { id: '2', option: 'island' },
        ],
      },
      {
        id: '2',
        type: 'noise',
        parameter: 'noise',
        names: { en: 'Noise' },
        values: [
          { id: '1', max: 58 },
          { id: '2', min: 58 },
        ],
      },
    ],
  },
  products,
)
const codes = (choice: Parameters<typeof table.matching>[0]) => table.matching(choice).map(({ code }) => code)
const counts = (choice: Parameters<typeof table.counts>[0]) =>
  Object.fromEntries([...table.counts(choice)].map(([type, values]) => [type, Object.fromEntries(values)]))

describe('P7: the counts of a filter follow', () => {
  it('nothing while nothing is chosen', () => expect(counts({})).toEqual({ type: { '1': 1, '2': 2 }, noise: { '1': 1, '2': 2 } }))
  it('the other filters, but not its own', () =>
    expect(counts({ ticked: { type: ['1'] } })).toEqual({ type: { '1': 1, '2': 2 }, noise: { '1': 0, '2': 1 } }))
  it('the ranges', () =>
    expect(counts({ ranges: { width: { from: 700 } } })).toEqual({ type: { '1': 0, '2': 2 }, noise: { '1': 1, '2': 1 } }))
})

describe('P8: ranges', () => {
  it('narrow the list, with both bounds included', () => {
    expect(codes({ ranges: { width: { from: 600, to: 900 } } })).toEqual(['A', 'B'])
    expect(codes({ ranges: { noise: { to: 60 }, width: { from: 900 } } })).toEqual(['B'])
  })
  it('leave out products without the fact', () => expect(codes({ ranges: { price: { from: 500 } } })).toEqual(['A', 'C']))
  it('offer the values of the products, or round prices', () => {
    const steps = Object.fromEntries(table.rangeOffers().map((range) => [range.name, range.steps.map(({ value }) => value)]))
    expect(steps).toEqual({ width: [600, 900, 1200], noise: [55, 60, 62], price: [500, 1000, 1500, 2000, 2500, 3000] })
  })
  it('say which steps would leave nothing', () => {
    const [width] = table.rangeOffers({ ticked: { type: ['1'] } })
    expect(width?.steps).toEqual([
      { value: 600, from: true, to: true },
      { value: 900, from: false, to: true },
      { value: 1200, from: false, to: true },
    ])
  })
})

describe('P8: of a choice in an old or hand-written URL', () => {
  const offered = (ranges: Parameters<typeof table.offered>[0]['ranges']) => table.offered({ ticked: {}, ranges }).ranges
  it('a bound between two values becomes the next value inside', () =>
    expect(offered({ width: { from: 610, to: 1100 } })).toEqual({ width: { from: 900, to: 900 } }))
  it('a bound that excludes nothing is left out', () => expect(offered({ width: { from: 10, to: 5000 } })).toEqual({}))
  it('bounds that no product could meet are left out', () => {
    expect(offered({ width: { from: 5000 } })).toEqual({})
    expect(offered({ width: { from: 900, to: 600 } })).toEqual({})
  })
  it('unknown filters and values are left out', () =>
    expect(table.offered({ ticked: { colour: ['1'], type: ['2', '99'], toString: ['1'] }, ranges: {} }).ticked).toEqual({
      type: ['2'],
    }))
})

describe('P7: the order', () => {
  it.each([
    ['newest', ['B', 'A', 'C']],
    ['price', ['C', 'A', 'B']],
    ['quietest', ['B', 'A', 'C']],
    ['narrowest', ['A', 'B', 'C']],
  ] as const)('%s', (sort, expected) => expect(codes({ sort })).toEqual(expected))
  it('is offered only where products differ in it', () =>
    expect(table.sorts).toEqual(['newest', 'price', 'quietest', 'narrowest']))
})
