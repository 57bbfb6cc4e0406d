import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadProductList } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
type Request = { category?: string; filters?: string[]; more?: Record<string, string> }

function load({ category, filters = [], more = {} }: Request) {
  const query = new URLSearchParams({ ...more, ...(category !== undefined && { id: category }) })
  for (const filter of filters) query.append('filter', filter)
  return loadProductList(catalog, { language: 'en', query })
}

function shown(request: Request) {
  const outcome = load(request)
  if (outcome.kind !== 'found') throw new Error(outcome.kind)
  const { category, choice, groups, sorted } = outcome.data
  const products = [...groups.flatMap((group) => group.products), ...sorted]
  return { category: category.number, choice: choice.ticked, codes: products.map(({ code }) => code) }
}

describe('P: the category', () => {
  it('is the first one by default', () => expect(shown({}).category).toBe(1))
  it('is the one named by the URL', () => expect(shown({ category: '6' }).category).toBe(6))
  it.each(['0', '7', '', '01', 'hoods'])('G9: category %j is not found', (category) =>
    expect(load({ category })).toEqual({ kind: 'notFound' }),
  )
})

describe('P2: the filters of the URL', () => {
  it('select the matching products', () =>
    expect(shown({ filters: ['type:2'] })).toMatchObject({ choice: { type: ['2'] }, codes: ['RH-0002'] }))

  it('mean the same in every notation', () => {
    const inOne = shown({ filters: ['airflow:2;type:1,2'] })
    expect(shown({ filters: ['type:2', 'type:1', 'airflow:2'] })).toEqual(inOne)
    expect(inOne).toMatchObject({ choice: { airflow: ['2'], type: ['1', '2'] }, codes: ['RH-0002'] })
  })

  it('are ignored if the category offers no such type or value, because no checkbox could remove them', () =>
    expect(shown({ filters: ['colour:1;type:99'] })).toMatchObject({ choice: {}, codes: ['RH-0001', 'RH-0002'] }))

  it('may match no product', () => expect(shown({ filters: ['type:1;airflow:2'] }).codes).toEqual([]))
})

it('P7: another order shows all products without their series', () => {
  expect(shown({ more: { sort: 'quietest' } }).codes).toEqual(['RH-0002', 'RH-0001'])
  expect(shown({ more: { sort: 'loudest' } }).codes).toEqual(['RH-0001', 'RH-0002'])
})
