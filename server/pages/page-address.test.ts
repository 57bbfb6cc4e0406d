import { describe, expect, it } from 'vitest'
import { asksWords, pageAddress, pageOf } from './page-address.ts'

const key = (url: string) => {
  const address = pageAddress(url)
  return address.kind === 'page' ? address.key : `-> ${address.to}`
}

describe('G2: a page is a pure function of what its URL declares', () => {
  it('keeps the declared names in their order and nothing else', () => {
    expect(key('/productlist?utm_source=x&filter=width:1&t=123&id=2')).toBe('/productlist?id=2&filter=width%3A1')
    expect(key('/?t=1&id=7')).toBe('/')
    expect(key('/zh-hans/productdetail?id=RH-9010&id=x')).toBe('/zh-hans/productdetail?id=RH-9010&id=x')
  })

  it('does not tell apart what only says where a visitor came from', () => {
    expect(key('/detailstomenu?list=menu&id=clay-pot-rice')).toBe('/detailstomenu?id=clay-pot-rice')
    expect(key('/search?q=Wok&id=1')).toBe('/search?q=Wok')
    expect(key('/store?id=1')).toBe('/store')
  })

  it('takes paths in any case, and keeps the case of values', () => {
    expect(key('/ZH-Hans/ProductDetail?id=rH-9010')).toBe('/zh-hans/productdetail?id=rH-9010')
  })

  it('sends a path with a slash at its end to the one without, query and all', () => {
    expect(key('/productlist/?id=2')).toBe('-> /productlist?id=2')
    expect(key('/zh-hans//')).toBe('-> /zh-hans')
  })

  it('never points to another site', () => {
    expect(key('//evil.example.com/')).toBe('-> /evil.example.com')
    expect(key('/\\evil.example.com/')).not.toMatch(/^-> \/[/\\]/)
  })

  it('reads what the client asks for when it moves within the site', () => {
    expect(key('/productdetail.data?id=RH-9010&_routes=routes/product/page')).toBe(
      '/productdetail.data?id=RH-9010&_routes=routes%2Fproduct%2Fpage',
    )
    expect(key('/_.data')).toBe('/_.data')
    expect(key('/productlist.data?id=1&_routes=<script>')).toBe('/productlist.data?id=1')
  })

  it('takes an address that cannot be decoded for one that does not exist', () => {
    expect(key('/%zz?id=1')).toBe('/404')
  })
})

describe('N1, O1: addresses of former times lead to the page of today', () => {
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

  it('and nothing else is moved', () => {
    expect(key('/xx/productlist')).toBe('/xx/productlist')
    expect(key('/cooperation/nowhere')).toBe('/cooperation/nowhere')
    expect(key('/cooperation/Process/deep')).toBe('/cooperation/process/deep')
    expect(key('/productlist/menu')).toBe('/productlist/menu')
    expect(key('/Engineering')).toBe('/engineering')
  })
})

it('finds the page behind a path in every language', () => {
  expect(pageOf('/')).toBe('home')
  expect(pageOf('/zh-hant')).toBe('home')
  expect(pageOf('/ko/constrast')).toBe('compare')
  expect(pageOf('/id/features/vela')).toBe('feature')
  expect(pageOf('/id/classiccase')).toBe('cases')
  expect(pageOf('/xx/constrast')).toBeUndefined()
})

it('tells pages that answer a visitor’s own words from all others', () => {
  expect(asksWords('/search?q=wok')).toBe(true)
  expect(asksWords('/ko/search.data?q=wok&_routes=x')).toBe(true)
  expect(asksWords('/search')).toBe(false)
  expect(asksWords('/productdetail?id=q%3D1')).toBe(false)
})
