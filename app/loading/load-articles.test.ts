import { expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { fixtureFolder } from '#catalog/testing/fixture.ts'
import { loadArticles } from './load-articles.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const load = (id: string | null) => loadArticles(catalog, 'happyKitchen', { language: 'en', id, page: null })

it.each([null, ''])('X3: %j returns the list', (id) => {
  expect(load(id)).toMatchObject({ kind: 'found', data: { articles: [{ kind: 'happiness' }, { kind: 'happiness' }] } })
})

it('X3: an id returns one entry', () => {
  expect(load('sunday-lunch')).toMatchObject({ kind: 'found', data: { article: { id: 'sunday-lunch' } } })
  expect(load('no-such-lunch')).toEqual({ kind: 'notFound' })
})
