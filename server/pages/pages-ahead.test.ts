import { expect, it } from 'vitest'
import { inRange } from '#catalog/editorial-catalog.ts'
import { languageNames } from '#contract/languages.ts'
import { articleUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { indexedPages } from './indexed-pages.ts'
import { pagesAhead } from './pages-ahead.ts'

const catalog = await loadCatalog(fixtureFolder)
const urls = [...pagesAhead(catalog)]
const place = (url: string) => urls.indexOf(url)

it('renders the pages that are the fewest clicks away first, in all languages', () => {
  expect(urls.slice(0, languageNames.length)).toEqual(languageNames.map((language) => pageUrl(language, 'home')))
  const order = [
    pageUrl('en', 'home'),
    productListUrl('id', 6),
    pageUrl('en', 'product', { id: 'RH-0001' }),
    articleUrl('en', 'news', 'new-hood'),
    pageUrl('en', 'support', { id: 'RH-0090' }),
  ].map(place)
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

it('takes a few pages of each list in turn, so that the newest articles come before the last products', () => {
  const ids = Array.from({ length: 600 }, (_, index) => `id-${index}`)
  const [series] = catalog.productGroups('en', 1)
  const [card] = series?.products ?? []
  if (!series || !card) throw new Error('no product')
  const ahead = [
    ...pagesAhead({
      ...catalog,
      productIds: () => ids,
      productGroups: (_language, _category, _choice, range) => [
        { ...series, products: inRange(ids, range).map((code) => ({ ...card, code })) },
      ],
    }),
  ]
  const places = [
    pageUrl('en', 'product', { id: 'id-0' }),
    articleUrl('en', 'news', 'showroom'),
    pageUrl('en', 'product', { id: 'id-12' }),
  ].map((url) => ahead.indexOf(url))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('leaves no indexed page out', () => {
  const indexed = indexedPages(catalog).flatMap((page) => languageNames.map(page))
  expect(indexed.filter((url) => place(url) < 0)).toEqual([])
})
