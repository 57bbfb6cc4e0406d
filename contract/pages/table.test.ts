import { expect, it } from 'vitest'
import { idInPath, pageOfPath } from './page-of-path.ts'
import { parents, paths } from './paths.ts'
import { pageKeys, pageRow } from './table.ts'
import { pageUrl } from './urls.ts'

/** Customers, printed material and search engines have used these paths for years. */
const known = [
  ...['/', '/productlist', '/constrast', '/productdetail', '/otherwebsite', '/store', '/exhibition', '/words', '/machine'],
  ...['/search', '/cooperationall', '/Engineering', '/ClassicCase', '/ServiceIdea', '/Process', '/detailsproject', '/about'],
  ...['/informationcopy', '/alltitleandall', '/information', '/portrait', '/menu', '/infodetion', '/details'],
  ...['/detailstovideo', '/detailstomenu', '/register', '/detailone', '/kitchen', '/wholeworld', '/consumer', '/topmode'],
  ...['/text', '/pearlike', '/registration', '/joinin', '/feedback', '/supplier', '/subscribe'],
]

it('every historical path has a page', () => {
  expect(known.filter((path) => pageOfPath(path) === undefined)).toEqual([])
})

it('G14: finds a path in any case, and no two pages share one', () => {
  const lower = Object.values(paths).map((path) => path.toLowerCase())
  expect(new Set(lower).size).toBe(lower.length)
  expect(pageOfPath('/CLASSICCASE')).toBe('cases')
  expect(pageOfPath('/features/vela')).toBe('feature')
  expect(pageOfPath('/features')).toBeUndefined()
  expect(idInPath('feature', '/features/vela')).toBe('vela')
})

it('a URL has only the parameters that its page declares, without empty ones', () => {
  expect(pageUrl('ko', 'product', { id: 'RH-9010' })).toBe('/ko/productdetail?id=RH-9010')
  expect(pageUrl('en', 'compare', { todata: '', manycode: '101,102' })).toBe('/constrast?manycode=101,102')
  expect(pageUrl('zh-Hans', 'home')).toBe('/zh-hans')
  // @ts-expect-error the product page needs an id
  pageUrl('en', 'product')
  // @ts-expect-error the page has no such query parameter
  pageUrl('en', 'faq', { kode: '1' })
})

it('the page above another one in the breadcrumb has a link in header or footer', () => {
  const linked = pageKeys.filter((key) => pageRow(key).header !== undefined || pageRow(key).footer !== undefined)
  expect(linked).toEqual(expect.arrayContaining(Object.values(parents)))
})

it('only pages of the site are indexed, linked or accept forms', () => {
  const others = pageKeys.map(pageRow).filter(({ answers }) => answers !== undefined)
  expect(others.filter(({ indexed, header, footer, takesForm }) => indexed ?? header ?? footer ?? takesForm)).toEqual([])
})
