import { expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'
import { localPath } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadArticles } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const list = paths.happyKitchen
const load = (pathname: string, id: string | null) => loadArticles(catalog, { language: 'en', pathname, id, page: null })

it.each([null, ''])('X3: %j returns the list', (id) => {
  expect(load(list, id)).toMatchObject({
    kind: 'found',
    data: { list: 'happyKitchen', articles: [{ kind: 'happiness' }, { kind: 'happiness' }] },
  })
})

it('X3: an id returns one entry', () => {
  expect(load(list, 'sunday-lunch')).toMatchObject({ kind: 'found', data: { article: { id: 'sunday-lunch' } } })
  expect(load(list, 'no-such-lunch')).toEqual({ kind: 'notFound' })
})

it.each([
  localPath('en', paths.newsArticle),
  localPath('en', paths.newsDetails),
  localPath('zh-Hant', paths.newsArticle).toUpperCase(),
])('N5: %s shows a news article, and no list', (pathname) => {
  expect(load(pathname, 'new-hood')).toMatchObject({ kind: 'found', data: { article: { id: 'new-hood' } } })
  expect(load(pathname, null)).toEqual({ kind: 'notFound' })
})
