import { expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadShopFinder } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const load = (query: { city?: string; postcode?: string }) =>
  loadShopFinder(catalog, { language: 'en', city: query.city ?? null, postcode: query.postcode ?? null })

it.each(['529999', '529 999', '５２９９９９', 'S529999', 'S(529999)', 'Singapore 529999', 'singapore529999'])(
  'S2: postal code %j sorts the shops in Singapore by distance',
  (postcode) =>
    expect(load({ postcode })).toMatchObject({
      data: { postcode: { typed: '529999', nearest: { shops: [{ id: 'sg-tampines' }, { id: 'sg-orchard' }] } } },
    }),
)

it.each(['52999', '990000', '<b>', '', '🍜', 'x'.repeat(5000)])('S2: %j is not a postal code of Singapore', (postcode) => {
  const outcome = load({ postcode })
  if (outcome.kind !== 'found') throw new Error(outcome.kind)
  expect(outcome.data.postcode?.nearest).toBeUndefined()
  expect(outcome.data.postcode?.typed.length).toBeLessThanOrEqual(20)
})

it('S2: the URL may name a city; an unknown city is a 404', () => {
  const [first] = catalog.places('en').flatMap(({ countries }) => countries.flatMap(({ cities }) => cities))
  if (!first) throw new Error('no city')
  expect(load({ city: first.id })).toMatchObject({ data: { city: { id: first.id } } })
  expect(load({ city: 'atlantis' })).toEqual({ kind: 'notFound' })
})
