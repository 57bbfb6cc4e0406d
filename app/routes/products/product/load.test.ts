import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadProduct } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)

it('D: a code returns its product and the recommended products', () => {
  expect(loadProduct(catalog, { language: 'en', code: 'RH-0001' })).toMatchObject({
    kind: 'found',
    data: { product: { code: 'RH-0001' }, recommended: [{ code: 'SD-0001' }, { code: 'RH-0002' }] },
  })
})

it.each(['rh-0001', 'RH0001', 'rh0001'])('D: %s redirects to the canonical URL', (code) => {
  expect(loadProduct(catalog, { language: 'ko', code })).toEqual({
    kind: 'moved',
    to: pageUrl('ko', 'product', { id: 'RH-0001' }),
  })
})

it('G13: a product with a page on another site redirects to the frame, for any spelling of its code', () => {
  const framed = { kind: 'moved', to: pageUrl('en', 'framed', { type: '2', name: 'SD-0002', cate: '6' }) }
  expect(loadProduct(catalog, { language: 'en', code: 'SD-0002' })).toEqual(framed)
  expect(loadProduct(catalog, { language: 'en', code: 'sd0002' })).toEqual(framed)
})

it.each(['', 'XX-0000', '101'])('G9: product %j is not found', (code) => {
  expect(loadProduct(catalog, { language: 'en', code })).toEqual({ kind: 'notFound' })
})
