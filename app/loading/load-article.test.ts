import { expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadArticle } from './load-article.server.ts'

const catalog = await loadCatalog(fixtureFolder)

it('N5: an id returns the article, its products and further articles', () => {
  expect(loadArticle(catalog, { language: 'ko', kind: 'news', id: 'new-hood' })).toMatchObject({
    kind: 'found',
    data: { article: { id: 'new-hood', title: { text: 'A new hood (ko)' } }, others: [{ id: 'showroom' }] },
  })
})

it('N7: an article is not among its own further articles', () => {
  const outcome = loadArticle(catalog, { language: 'en', kind: 'recipe', id: 'pineapple-tarts' })
  expect(outcome).toMatchObject({ kind: 'found', data: { others: [{ id: 'congee-with-ginger' }] } })
})

it.each([
  ['news', ''],
  ['news', 'no-such-news'],
  ['video', 'new-hood'],
  ['recipe', '../recipes/pineapple-tarts'],
] as const)('G9: %s %j does not exist', (kind, id) => {
  expect(loadArticle(catalog, { language: 'en', kind, id })).toEqual({ kind: 'notFound' })
})

it('G14: an article dated in the future does not exist yet', () => {
  expect(loadArticle(catalog, { language: 'en', kind: 'news', id: 'tomorrow' })).toEqual({ kind: 'notFound' })
})
