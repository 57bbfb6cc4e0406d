import { expect, it } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadFeature } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)

it('X1: the page of a series lists the products of that series', () => {
  const outcome = loadFeature(catalog, { language: 'en', id: 'vela' })
  if (outcome.kind !== 'found') throw new Error(outcome.kind)
  const ofSeries = catalog.productGroups('en', 1).find(({ id }) => id === 'vela')?.products
  expect(ofSeries?.length).toBeGreaterThan(0)
  expect(outcome.data.products).toEqual(ofSeries)
})

it('X1: links in its text open outside the frame', () => {
  const feature = catalog.feature('en', 'vela')
  if (!feature) throw new Error('no feature')
  const linked = { ...feature, intro: { html: '<p>See <a href="/productlist?id=1">all hoods</a>.</p>' } }
  const withLink: Catalog = { ...catalog, feature: () => linked }

  expect(loadFeature(withLink, { language: 'en', id: 'vela' })).toMatchObject({
    data: { feature: { intro: { html: '<p>See <a target="_top" href="/productlist?id=1">all hoods</a>.</p>' } } },
  })
})

it('G9: returns 404 for a page on another site and for an unknown page', () => {
  expect(loadFeature(catalog, { language: 'en', id: 'sd-0002' })).toEqual({ kind: 'notFound' })
  expect(loadFeature(catalog, { language: 'en', id: 'nothing' })).toEqual({ kind: 'notFound' })
})
