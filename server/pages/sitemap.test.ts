import { beforeEach, expect, it } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import { inRange, type Range } from '#catalog/editorial-catalog.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { createSitemap } from './sitemap.ts'

const origin = 'https://example.com'
const count = 1_700
const small = await loadCatalog(fixtureFolder)

/** How many articles were read. */
let articlesRead = 0

/** As many products and news as a large maker has. The newest article is from 31 December 2026. */
const large: Catalog = {
  ...small,
  productCodes: () => Array.from({ length: count }, (_, index) => `RH-${index}`),
  articleIds: (kind) => (kind === 'news' ? news.map(({ id }) => id) : small.articleIds(kind)),
  articles: (language, kind, range) => (kind === 'news' ? readNews(range) : small.articles(language, kind, range)),
}
const [card] = small.articles('en', 'news')
const news = Array.from({ length: count }, (_, index) => ({
  ...card,
  id: `news-${index}`,
  published: new Date(Date.UTC(2026, 11, 31 - index)).toISOString().slice(0, 10),
}))

function readNews(range?: Range): never {
  const read = inRange(news, range)
  articlesRead += read.length
  return read as never
}

beforeEach(() => {
  articlesRead = 0
})

function partNamed(name: string): string {
  const text = createSitemap(large, origin).parts.get(name)?.()
  if (text === undefined) throw new Error(`no part ${name}`)
  return text
}
const pagesIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/example\.com\/(?:infodetion|productdetail)\?id=([^<]+)</g)].map(([, id]) => id)

it('the sitemap of thousands of pages has parts below 2 MB that together list every page once', () => {
  const names = [...createSitemap(large, origin).parts.keys()]
  const read = (kind: string) => {
    const parts = names.filter((name) => name.startsWith(kind)).map(partNamed)
    for (const part of parts) expect(part.length).toBeLessThan(2_000_000)
    return parts.flatMap(pagesIn)
  }
  expect(read('product-')).toEqual(large.productCodes())
  expect(read('news-article-').toReversed()).toEqual(news.map(({ id }) => id))
})

it('a new article changes only the last part of its kind', () => {
  const before = partNamed('news-article-1')
  news.unshift({ ...news[0], id: 'newest', published: '2027-01-01' } as never)
  expect(partNamed('news-article-1')).toBe(before)
  expect(pagesIn(partNamed('news-article-7')).at(-1)).toBe('newest')
  news.shift()
})

it('the index names the last change of each part with articles, and reads no more than that', () => {
  const index = createSitemap(large, origin).index()
  const changed = new Map(
    [...index.matchAll(/sitemap-([a-z-]+-\d+)\.xml<\/loc><lastmod>([^<]+)/g)].map(([, part, day]) => [part, day]),
  )
  expect(changed.get('news-article-7')).toBe('2026-12-31')
  expect(changed.get('news-article-1')).toBe(news[count - 250]?.published)
  expect(index).toContain('<loc>https://example.com/sitemap-product-7.xml</loc></sitemap>')
  expect(articlesRead).toBe(7)
})
