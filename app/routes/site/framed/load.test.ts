import { describe, expect, it } from 'vitest'
import { featureUrl, pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadFramed } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const load = (question: Partial<Record<'type' | 'name' | 'cate' | 'id', string>>, language: 'en' | 'ko' = 'en') =>
  loadFramed(catalog, { language, type: '', name: '', cate: '', id: '', ...question })

describe('X1: frames what the content lists', () => {
  it('a series by id: our own page, in the visitor’s language, with its title', () =>
    expect(load({ type: '1', name: 'vela', cate: '1' }, 'ko')).toMatchObject({
      kind: 'found',
      data: {
        url: featureUrl('ko', 'vela'),
        foreign: false,
        category: { number: 1 },
        title: { text: catalog.feature('ko', 'vela')?.title.text },
      },
    }))

  it("a product by code: another site's page, sandboxed, titled with the product's title", () =>
    expect(load({ type: '2', name: 'SD-0002', cate: '6' })).toMatchObject({
      kind: 'found',
      data: { url: 'https://outside.example.com/sd-0002', foreign: true, title: catalog.product('en', 'SD-0002')?.title },
    }))

  it('accepts `id` as the category', () => expect(load({ type: '1', name: 'vela', id: '1' }).kind).toBe('found'))
})

describe('X1: frames nothing else', () => {
  it.each([
    { type: '1', name: 'vela', cate: '2' },
    { type: '2', name: 'vela', cate: '1' },
    { type: '4', name: 'vela', cate: '1' },
    { type: '1', name: 'https://evil.example.com', cate: '1' },
    { type: '1', name: '', cate: '1' },
    { type: '1', name: 'vela', cate: '7' },
    { type: '1', name: 'vela' },
    {},
  ])('rejects %j', (question) => expect(load(question)).toEqual({ kind: 'notFound' }))

  it('redirects a category alone to its product list', () =>
    expect(load({ id: '6' })).toEqual({ kind: 'moved', to: pageUrl('en', 'productList', { id: '6' }) }))
})
