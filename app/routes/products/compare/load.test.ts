import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { type CompareRequest, loadCompare } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)

function load(request: Partial<CompareRequest>) {
  const outcome = loadCompare(catalog, { language: 'en', ids: [], code: null, category: null, ...request })
  if (outcome.kind !== 'found') throw new Error(outcome.kind)
  return outcome.data
}
const rows = (request: Partial<CompareRequest>) => load(request).groups.find(({ theme }) => theme === 'service')?.rows ?? []
const codes = (request: Partial<CompareRequest>) => load(request).products.map(({ code }) => code)

describe('C4: the URL names the compared products', () => {
  it('keeps the order of the ids, then adds the product of the code', () =>
    expect(codes({ ids: ['601,101'], code: 'rh-0002' })).toEqual(['SD-0001', 'RH-0001', 'RH-0002']))

  it('accepts ids in separate parameters, as a form without JavaScript sends them', () =>
    expect(codes({ ids: ['101', '102'] })).toEqual(['RH-0001', 'RH-0002']))

  it('keeps the first three of more than three', () =>
    expect(codes({ ids: ['101,102,601,602'] })).toEqual(['RH-0001', 'RH-0002', 'SD-0001']))

  it('shows a product once, even if the URL names it twice', () =>
    expect(codes({ ids: ['101,101'], code: 'RH-0001' })).toEqual(['RH-0001']))

  it('returns an empty comparison if nothing is requested', () =>
    expect(load({ ids: ['', ' , '] })).toMatchObject({ products: [], groups: [], leftOut: false }))
})

describe('C2: ids and codes that no longer exist', () => {
  it('are left out, with a notice that repeats no text of the URL', () => {
    const answer = load({ ids: ['999,101', '7'.repeat(3000)], code: 'XX-1' })
    expect(answer.products.map(({ code }) => code)).toEqual(['RH-0001'])
    expect(answer.leftOut).toBe(true)
    expect(JSON.stringify(answer)).not.toMatch(/999|777|XX-1/)
  })
})

describe('C3: for how long there are spare parts', () => {
  it('is the last row of its group, and empty for a product that states nothing', () => {
    const row = rows({ ids: ['101', '102', '601'] }).at(-1)
    const years = (count: number) => [{ text: `${count} years after the last one is sold` }]
    expect(row).toMatchObject({ name: { text: 'Spare parts' }, cells: [years(10), years(15), []], differs: true })
  })

  it('has no row if no product states it', () =>
    expect(rows({ ids: ['601'] }).map(({ key }) => key)).not.toContain('spare-parts'))
})

describe('C7: unrelated products', () => {
  it('are grouped by what can be compared, and no value is the best', () => {
    const { unrelated, groups } = load({ ids: ['101', '601', '102'] })
    expect(unrelated).toEqual([['101', '102'], ['601']])
    expect(groups.flatMap(({ rows }) => rows.filter(({ best }) => best))).toEqual([])
  })

  it('are not reported within one category', () => expect(load({ ids: ['101', '102'] }).unrelated).toEqual([]))
})

describe('C5: rows by theme', () => {
  it('gives each theme that has rows its group, in the order of the themes', () => {
    const { groups } = load({ ids: ['101', '102'] })
    expect(groups.map(({ theme, rows }) => [theme, ...rows.map(({ key }) => key)])).toEqual([
      ['service', 'price', 'spare-parts'],
      ['performance', 'airflow'],
      ['noise', 'noise'],
      ['size', 'size'],
      ['power', 'supply'],
      ['equipment', 'type', 'controls', 'self-cleaning'],
    ])
  })
})

describe('C2: preselected category', () => {
  it('is the category of the URL', () => expect(load({ ids: ['101'], category: '6' }).category).toBe(6))
  it('is otherwise the category of the first product', () => expect(load({ ids: ['601'] }).category).toBe(6))
  it('is otherwise the first category', () => expect(load({ category: '9' }).category).toBe(1))
  it('lists its products, for use without JavaScript', () =>
    expect(load({ category: '1' }).choices).toEqual([
      { id: 'vela', name: expect.any(String), products: [{ id: '101', code: 'RH-0001' }] },
      { id: 'isola', name: expect.any(String), products: [{ id: '102', code: 'RH-0002' }] },
    ]))
})

describe('C9: why to choose a product', () => {
  it('is in what it is better than all others: one value of a theme', () => {
    const { strengths, products } = load({ ids: ['101', '102'] })
    expect(products.map(({ code }) => code)).toEqual(['RH-0001', 'RH-0002'])
    expect(strengths).toEqual(expect.any(Array))
    const best = load({ ids: ['101', '102'] }).groups.flatMap(({ rows }) => rows.filter(({ best }) => best))
    const themes = new Set(best.map(({ theme }) => theme))
    expect(strengths?.flat().length).toBe(themes.size)
  })

  it('is not said of products that do different jobs, or of one alone', () => {
    expect(load({ ids: ['101', '601'] }).strengths).toBeUndefined()
    expect(load({ ids: ['101'] }).strengths).toBeUndefined()
  })
})

describe('C9: products drawn to scale', () => {
  it('have their measures in words', () => {
    const measures = (ids: string) => load({ ids: [ids] }).scale?.cells.map((cell) => cell.measures)
    expect(measures('101')).toEqual(['900\u00a0mm wide, 1,520\u00a0mm high'])
    expect(measures('101,601')?.at(1)).toBe('900\u00a0mm wide, 500\u00a0mm deep')
  })

  it('are none without products', () => expect(load({}).scale).toBeUndefined())
})
