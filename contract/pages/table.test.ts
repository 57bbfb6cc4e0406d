import { expect, it } from 'vitest'
import { idInPath, pageOfPath } from './page-of-path.ts'
import { paths } from './paths.ts'
import { pageKeys, pageRow } from './table.ts'
import { pageUrl } from './urls.ts'

/** As customers, printed matter and search engines have known them for years. */
const known = [
  ...['/', '/productlist', '/constrast', '/productdetail', '/otherwebsite', '/store', '/exhibition', '/words', '/machine'],
  ...['/search', '/cooperationall', '/Engineering', '/ClassicCase', '/ServiceIdea', '/Process', '/detailsproject', '/about'],
  ...['/informationcopy', '/alltitleandall', '/information', '/portrait', '/menu', '/infodetion', '/details'],
  ...['/detailstovideo', '/detailstomenu', '/register', '/detailone', '/kitchen', '/wholeworld', '/consumer', '/topmode'],
  ...['/text', '/pearlike', '/registration', '/joinin', '/feedback', '/supplier', '/subscribe'],
]

it('the addresses of former years have their pages', () => {
  expect(known.filter((path) => pageOfPath(path) === undefined)).toEqual([])
})

it('G14: a path is found in any case, and no two pages share one', () => {
  const lower = Object.values(paths).map((path) => path.toLowerCase())
  expect(new Set(lower).size).toBe(lower.length)
  expect(pageOfPath('/CLASSICCASE')).toBe('cases')
  expect(pageOfPath('/features/vela')).toBe('feature')
  expect(pageOfPath('/features')).toBeUndefined()
  expect(idInPath('feature', '/features/vela')).toBe('vela')
})

it('an address carries what its page knows, and leaves out what is empty', () => {
  expect(pageUrl('ko', 'product', { id: 'RH-9010' })).toBe('/ko/productdetail?id=RH-9010')
  expect(pageUrl('en', 'compare', { todata: '', manycode: '101,102' })).toBe('/constrast?manycode=101,102')
  expect(pageUrl('zh-Hans', 'home')).toBe('/zh-hans')
  // @ts-expect-error a product's page is nothing without an id
  pageUrl('en', 'product')
  // @ts-expect-error no such name in its query
  pageUrl('en', 'faq', { kode: '1' })
})

it('only pages of the site are indexed, linked or take forms', () => {
  const others = pageKeys.map(pageRow).filter(({ answers }) => answers !== undefined)
  expect(others.filter(({ indexed, header, footer, takesForm }) => indexed ?? header ?? footer ?? takesForm)).toEqual([])
})
