import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { loadNewsHub } from './load.server.ts'

const catalog = await loadCatalog(fixtureFolder)
const idsAt = (pathname: string) => {
  const outcome = loadNewsHub(catalog, { language: 'en', pathname, page: null })
  if (outcome.kind !== 'found') throw new Error(`${pathname} is ${outcome.kind}`)
  return outcome.data.sections.map(({ list, articles }) => [list, articles.map(({ id }) => id)])
}

it('N1: the hub shows recommended articles by kind, and none dated in the future', () => {
  expect(idsAt(pageUrl('en', 'newsHub'))).toEqual([
    ['news', ['new-hood']],
    ['videos', ['wok-smoke']],
    ['recipes', ['congee-with-ginger']],
  ])
})

it.each([
  ['N2', pageUrl('en', 'news'), [['news', ['showroom', 'new-hood']]]],
  ['N3', '/ko/Portrait', [['videos', ['wok-smoke']]]],
  ['N4', pageUrl('zh-Hans', 'recipes'), [['recipes', ['pineapple-tarts', 'congee-with-ginger']]]],
])('%s: %s shows all articles of its kind, newest first', (_, pathname, sections) => {
  expect(idsAt(pathname)).toEqual(sections)
})

it('G9: returns 404 for a path outside the hub', () => {
  expect(loadNewsHub(catalog, { language: 'en', pathname: pageUrl('en', 'stores'), page: null })).toEqual({ kind: 'notFound' })
})
