import { describe, expect, it } from 'vitest'
import { type Language, languageNames } from '#contract/languages.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { nearestShops, shopAreas } from './nearest-shops.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const near = (q: string, language: Language = 'en') => nearestShops(catalog, language, { q })

describe('D12: the nearest shops', () => {
  it.each(['529999', 'S529999', ' 529 999', 'Singapore 529999'])('of %j are sorted by distance', (q) => {
    const answer = near(q)
    expect(answer).toMatchObject({ title: 'Nearest to your postal code', shops: [{ id: 'sg-tampines' }, { id: 'sg-orchard' }] })
    if (!('shops' in answer)) throw new Error(answer.problem)
    const [first, second] = answer.shops.map(({ km = Number.NaN }) => km)
    expect(first).toBeLessThan(second ?? 0)
  })

  it('are shown with a note if they are more than 5 km away', () =>
    expect(near('609999')).toMatchObject({
      title: 'There’s no shop within 5 km of your postal code. These are the nearest:',
      shops: [{ id: 'sg-orchard' }, { id: 'sg-tampines' }],
    }))

  it('of an area have no distance', () => {
    expect(shopAreas(catalog, 'en').map(({ id }) => id)).toEqual(['central', 'east'])
    const answer = nearestShops(catalog, 'en', { city: 'east' })
    expect(answer).toMatchObject({ title: 'East: 1 shop', shops: [{ id: 'sg-tampines' }] })
    expect(answer).not.toHaveProperty('shops.0.km')
  })

  it.each(['75001', '52999', '999999', 'Orchard', '<b>', 'x'.repeat(5000)])(
    'of %.20j do not exist: it is no postal code of Singapore',
    (q) => expect(near(q)).toEqual({ problem: 'That isn’t a Singapore postal code. Enter six digits, such as 238897.' }),
  )

  it.each(['', '  '])('of %j do not exist: nothing was entered', (q) =>
    expect(near(q)).toEqual({ problem: 'Enter your postal code, or choose an area.' }),
  )

  it('are explained in five languages', () => {
    const texts = (q: string) =>
      languageNames.map((language) => {
        const answer = near(q, language)
        return 'problem' in answer ? answer.problem : answer.title
      })
    for (const q of ['', '999999', '529999', '609999']) expect(new Set(texts(q)).size).toBe(languageNames.length)
  })
})
