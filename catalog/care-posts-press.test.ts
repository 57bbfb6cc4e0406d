import { describe, expect, it } from 'vitest'
import { loadIndex } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createCatalog } from './create-catalog.ts'

const index = await loadIndex(fixtureFolder)
const on = (day: string) => createCatalog(index, day)
const catalog = on('2026-11-21')
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

describe('K3: the care of a category', () => {
  it('has its tasks in steps, each with a picture if there is one', () => {
    const [slanted] = catalog.care('ko', 1)?.families ?? []
    expect(slanted).toMatchObject({
      title: { text: 'Slanted hoods (ko)' },
      tasks: [
        { every: 'day', steps: [{ text: { text: 'Wipe from top to bottom (ko).' } }] },
        { every: 'month', steps: [{}, { picture: { src: expect.stringContaining('range-hoods-wide') } }] },
      ],
    })
    expect(slanted?.tasks[1]?.steps[0]).not.toHaveProperty('picture')
  })

  it('gives a number that differs from model to model as a range', () => {
    const texts = (language: 'en' | 'id') => catalog.care(language, 1)?.families[0]?.tasks[1]?.steps.map(({ text }) => text.text)
    expect(texts('en')?.[0]).toMatch(/^Switch off\. At [\d,–]+\s?m³\/h the fan/)
    expect(catalog.care('en', 1)?.families[0]?.figures).toMatchObject({ models: [{ code: 'RH-0001' }, {}] })
  })

  it('finds the family of a model by its values, also of one that is no longer sold', () => {
    expect(catalog.careOfModel('en', 'RH-0001')).toMatchObject({ category: 1, family: 'slanted' })
    expect(catalog.careOfModel('en', 'RH-0002')).toMatchObject({ category: 1, family: 'others' })
    expect(catalog.support('en', 'RH-0090')?.care).toMatchObject({ category: 1 })
    expect(catalog.careOfModel('en', 'SD-0001')).toBeUndefined()
  })

  it('is found by the search, family by family', () => {
    const [group] = catalog.search('en', 'wash filters', 5).groups
    expect(group).toMatchObject({ kind: 'care', hits: [{ category: 1, family: 'slanted' }] })
  })
})

describe('X15: a post', () => {
  it('vanishes from lists, its own page and the search after its last day', () => {
    expect(ids(on('2026-10-31').articles('en', 'career'))).toEqual(['hood-fitter', 'summer-helper'])
    expect(on('2026-10-31').search('en', 'helper', 5).total).toBe(1)
    expect(ids(on('2026-11-01').articles('en', 'career'))).toEqual(['hood-fitter'])
    expect(on('2026-11-01').article('en', 'career', 'summer-helper')).toBeUndefined()
    expect(on('2026-11-01').search('en', 'helper', 5).total).toBe(0)
  })

  it('has its place in the language, and its salary if it is given', () => {
    const place = { text: '싱가포르' }
    expect(catalog.article('ko', 'career', 'hood-fitter')).toMatchObject({ place, salary: { from: 3000, per: 'month' } })
    expect(on('2026-10-01').article('en', 'career', 'summer-helper')).not.toHaveProperty('salary')
  })
})

it('X16: a press release has pictures to download, with caption and credit', () => {
  expect(catalog.article('zh-Hans', 'press', 'new-hood')).toMatchObject({
    contact: { email: 'press@maker.example.com' },
    downloads: [{ caption: { text: 'The hood in a kitchen (zh-Hans)' }, credit: 'The maker' }],
    products: [{ code: 'RH-0001' }],
  })
})

describe('X13: spare parts', () => {
  it('are stocked for the years of the category, or of the product if it states its own', () => {
    expect(catalog.product('en', 'RH-0001')?.spareParts).toEqual({ years: 10 })
    expect(catalog.product('en', 'RH-0002')?.spareParts).toEqual({ years: 15 })
    expect(catalog.product('en', 'SD-0001')?.spareParts).toBeUndefined()
  })

  it('of a model that is no longer sold are stocked until a day', () => {
    expect(catalog.support('en', 'RH-0090')?.spareParts).toEqual({ years: 10, until: '2033-03-31' })
    expect(catalog.spareParts('en')).toMatchObject([{ category: 1, years: [10, 15], discontinued: [{ code: 'RH-0090' }] }])
  })

  it('of a model that is discontinued on a leap day are stocked until 28 February', () => {
    const products = index.products.map((row) => (row.code === 'RH-0090' ? { ...row, discontinued: '2024-02-29' } : row))
    expect(createCatalog({ ...index, products }, '2026-11-21').spareParts('en')[0]?.discontinued).toEqual([
      { code: 'RH-0090', until: '2034-02-28' },
    ])
  })
})

it('finds written pages by their text', () => {
  const kinds = catalog.search('en', 'began wok', 5).groups.map(({ kind }) => kind)
  expect(kinds).toEqual(['page'])
})
