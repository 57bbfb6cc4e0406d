import { describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadAccessories } from './load.server.ts'
import { accessoryList } from './structured-data.ts'

const catalog = await loadCatalog(fixtureFolder)
const load = (code: string | null, category: string | null = null) => loadAccessories(catalog, { language: 'en', category, code })

describe('K4: accessories and spare parts', () => {
  it('shows all by kind, with what they fit, when to replace them and what they cost', () => {
    expect(load(null)).toMatchObject({
      data: {
        choice: { kind: 'all' },
        groups: [
          {
            id: 'filters',
            cards: [{ code: 'CF-01', price: 'S$98', facts: ['Fits every model: Range hoods', 'Replace every 6 months'] }],
          },
          {
            id: 'accessory',
            cards: [{ code: 'VA-0001-12', price: 'S$38', facts: ['Fits RH-0001, RH-0090', 'Fitted by a technician'] }],
          },
        ],
        models: ['RH-0001', 'RH-0090', 'RH-0002', 'SD-0002', 'SD-0001'],
      },
    })
  })

  it('answers with the filter of a model first, without what it fits', () => {
    expect(load('RH-0002')).toMatchObject({
      data: {
        choice: { kind: 'model', product: { code: 'RH-0002' } },
        groups: [{ id: 'filters', cards: [{ code: 'CF-01', facts: ['Replace every 6 months'] }] }],
      },
    })
  })

  it('shows those of a category, and nothing else for an unknown one', () => {
    expect(load(null, '1')).toMatchObject({
      data: { choice: { kind: 'category' }, groups: [{ id: 'filters' }, { id: 'accessory' }], isEmpty: false },
    })
    expect(load(null, '6')).toMatchObject({ data: { groups: [], isEmpty: true } })
    expect(load(null, '9')).toEqual({ kind: 'notFound' })
  })

  it.each(['rh-0001', 'RH0001', ' rh 0001 '])('%j redirects to the canonical URL', (code) =>
    expect(load(code)).toEqual({ kind: 'moved', to: pageUrl('en', 'accessories', { code: 'RH-0001' }) }),
  )

  it('suggests similar models for an unknown one', () => {
    expect(load('RH-0008')).toMatchObject({
      data: { choice: { kind: 'unknown', typed: 'RH-0008', similar: ['RH-0001', 'RH-0002'] } },
    })
    expect(load('0090')).toMatchObject({ kind: 'moved' })
  })

  it('has structured data with a price in Singapore dollars, and nothing about stock', () => {
    const page = load('RH-0001')
    if (page.kind !== 'found') throw new Error(page.kind)
    const path = pageUrl('en', 'accessories', { code: 'RH-0001' })
    const maker = { brand: 'Solenne', origin: 'https://www.example.com', path }
    const list = accessoryList(page.data.groups, maker)
    expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ position: 1 }, { position: 2 }] })
    expect(list.itemListElement[0]?.item).toMatchObject({
      '@type': 'Product',
      sku: 'CF-01',
      url: `https://www.example.com${path}#cf-01`,
      image: expect.stringMatching(/^https:\/\/www\.example\.com\/.+\.webp$/),
      offers: { '@type': 'Offer', price: 98, priceCurrency: 'SGD' },
    })
    expect(JSON.stringify(list)).not.toMatch(/availability|rating/i)
  })
})
