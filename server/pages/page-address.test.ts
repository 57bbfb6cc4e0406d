import { describe, expect, it } from 'vitest'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { fixtureFolder } from '#publishing/testing/fixture.ts'
import { pageAddress, pageOf, postAddress } from './page-address.ts'

const known = {
  catalog: await loadCatalog(fixtureFolder),
  routeOf: (path: string) => (path === '/productdetail' ? 'routes/product/page' : undefined),
}

const key = (url: string) => {
  const address = pageAddress(url, known)
  return address.kind === 'page' ? address.key : `-> ${address.to}`
}

const isShared = (url: string) => {
  const address = pageAddress(url, known)
  return address.kind === 'page' && address.shared
}

describe('G2: a page is a pure function of what its URL declares', () => {
  it('keeps only the declared parameters, in a fixed order', () => {
    expect(key('/productlist?utm_source=x&filter=type:1&t=123&id=1')).toBe('/productlist?id=1&filter=type%3A1')
    expect(key('/?t=1&id=7')).toBe('/')
    expect(key('/zh-hans/productdetail?id=RH-0001&id=x')).toBe('/zh-hans/productdetail?id=RH-0001')
  })

  it('drops parameters that only say where the visitor came from', () => {
    expect(key('/detailstomenu?list=menu&id=congee-with-ginger')).toBe('/detailstomenu?id=congee-with-ginger')
    expect(key('/search?q=Wok&id=1')).toBe('/search?q=Wok')
    expect(key('/store?id=1')).toBe('/store')
  })

  it('K4: keeps the model of the accessories, or else their category', () => {
    expect(key('/accessories?id=2&code=RH-0001')).toBe('/accessories?code=RH-0001')
    expect(key('/accessories?id=2&code=')).toBe('/accessories?id=2')
    expect(key('/accessories?id=9')).toBe('/accessories?id=not-found')
    expect(isShared('/accessories?code=RH-0001')).toBe(true)
    expect(isShared('/accessories?code=rh0001')).toBe(false)
    expect(isShared('/accessories?code=anything')).toBe(false)
  })

  it('D12: the nearest shops have one key per postal sector, one per area, and one for all else', () => {
    expect(key('/nearest-shops?q=529999')).toBe('/nearest-shops?q=520000')
    expect(key('/nearest-shops?q=S%20529%20111&id=RH-0001')).toBe('/nearest-shops?q=520000')
    expect(key('/nearest-shops?q=529999&city=east')).toBe('/nearest-shops?city=east')
    for (const q of ['990000', '52999', '%3Cb%3E', 'not-found'])
      expect(key(`/nearest-shops?q=${q}`)).toBe('/nearest-shops?q=not-found')
    expect(key('/nearest-shops?city=atlantis')).toBe('/nearest-shops')
    expect(isShared('/nearest-shops?q=anything')).toBe(true)
  })

  it('D12: a product page with shops is not cached: there are too many postal codes', () => {
    expect(key('/productdetail?id=RH-0001&q=529999')).toBe('/productdetail?id=RH-0001&q=529999')
    expect(key('/productdetail?city=east&id=RH-0001&q=529999')).toBe('/productdetail?id=RH-0001&city=east')
    expect(isShared('/productdetail?id=RH-0001&q=529999')).toBe(false)
    expect(isShared('/productdetail?id=RH-0001&city=east')).toBe(false)
    expect(key('/productdetail?id=RH-0001&q=&city=atlantis')).toBe('/productdetail?id=RH-0001')
    expect(isShared('/productdetail?id=RH-0001&q=&city=atlantis')).toBe(true)
    expect(key('/productdetail?id=ZZ-9999&q=529999')).toBe('/productdetail?id=not-found')
  })

  it('D12: the home page has one key per model that its enquiry may begin with', () => {
    expect(key('/?code=rh-0001')).toBe('/?code=RH-0001')
    expect(key('/?code=ZZ-9999')).toBe('/')
  })

  it('lowercases the path, and keeps the case of values', () => {
    expect(key('/ZH-Hans/ProductDetail?id=rH-0001')).toBe('/zh-hans/productdetail?id=rH-0001')
  })

  it('redirects a path with a trailing slash to the path without, and keeps the query', () => {
    expect(key('/productlist/?id=2')).toBe('-> /productlist?id=2')
    expect(key('/zh-hans/')).toBe('-> /zh-hans')
  })

  it('never redirects to another site', () => {
    for (const url of ['//evil.example.com/', '//evil.example.com/%zz/', '/\\evil.example.com/', '//evil.example.com/_.data']) {
      expect(key(url)).not.toContain('evil')
    }
  })

  it('reads the data requests of client navigations', () => {
    expect(key('/productdetail.data?id=RH-0001&_routes=routes/product/page')).toBe(
      '/productdetail.data?id=RH-0001&_routes=routes%2Fproduct%2Fpage',
    )
    expect(key('/_.data')).toBe('/_.data')
    expect(key('/productlist.data?id=1&_routes=<script>')).toBe('/productlist.data?id=1')
  })

  it('maps all unknown paths and ids to a few keys', () => {
    expect(key('/%zz?id=1')).toBe('/not-found')
    expect(key('/ko/a/b/c')).toBe('/ko/not-found')
    expect(key('/a/b/c')).toBe('/not-found/not-found')
    // The router in the browser matches the route of the list here.
    expect(key('/xx/productlist?id=1')).toBe('/not-found/productlist')
    expect(key('/features/none')).toBe('/features/not-found')
    expect(key('/productdetail?id=ZZ-9999')).toBe('/productdetail?id=not-found')
    expect(key('/exhibition?id=atlantis')).toBe('/exhibition?id=not-found')
  })

  it('is idempotent: the key of a key is the same key', () => {
    for (const url of [
      '/?a',
      '/KO',
      '/productlist?filter=type:2;type:1&id=1',
      '/xx/features/none',
      '/a.data',
      '/constrast?manycode=102,101&chuancode=rh0001',
    ]) {
      expect(key(key(url))).toBe(key(url))
    }
  })

  it('does not share pages that contain text a visitor typed', () => {
    for (const url of [
      '/search?q=wok',
      '/ko/search.data?q=wok&_routes=x',
      '/exhibition?q=238801',
      '/support?id=rh-00',
      '/constrast?manycode=1',
      '/productdetail?id=rh0001',
    ]) {
      expect([url, isShared(url)]).toEqual([url, false])
    }
    for (const url of ['/search', '/productdetail?id=q%3D1', '/support?id=RH-0001', '/constrast?manycode=101']) {
      expect([url, isShared(url)]).toEqual([url, true])
    }
  })
})

describe('N1, O1: URLs of the former site redirect to the current page', () => {
  it.each([
    { from: '/cooperation', to: '/cooperationall' },
    { from: '/alltitle', to: '/alltitleandall' },
    { from: '/xx', to: '/informationcopy' },
    { from: '/cooperation/Engineering', to: '/Engineering' },
    { from: '/cooperation/detailsproject?id=marina-towers', to: '/detailsproject?id=marina-towers' },
    { from: '/alltitle/portrait?t=1', to: '/portrait?t=1' },
    { from: '/alltitleandall/MENU', to: '/menu' },
    { from: '/zh-hans/AllTitle/Information', to: '/zh-hans/information' },
    { from: '/ID/Cooperation', to: '/id/cooperationall' },
  ])('$from -> $to', ({ from, to }) => expect(key(from)).toBe(`-> ${to}`))

  it('redirects no other URLs', () => {
    expect(key('/xx/productlist')).toBe('/not-found/productlist')
    expect(key('/cooperation/nowhere')).toBe('/not-found/not-found')
    expect(key('/cooperation/Process/deep')).toBe('/not-found/not-found')
    expect(key('/productlist/menu')).toBe('/not-found/menu')
    expect(key('/Engineering')).toBe('/engineering')
  })
})

it('finds the page of a path in every language', () => {
  expect(pageOf('/')).toBe('home')
  expect(pageOf('/zh-hant')).toBe('home')
  expect(pageOf('/ko/constrast')).toBe('compare')
  expect(pageOf('/id/features/vela')).toBe('feature')
  expect(pageOf('/id/classiccase')).toBe('cases')
  expect(pageOf('/xx/constrast')).toBeUndefined()
})

it('D12: a form posted to the home page keeps the model that it began with', () => {
  expect(postAddress('/?code=RH-0001', known)?.url).toBe('/?code=RH-0001&index')
  expect(postAddress('/', known)?.url).toBe('/?index')
})
