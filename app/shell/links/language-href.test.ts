import { expect, it } from 'vitest'
import { isTimestamped, languageHref } from './language-href.ts'

it('G2: a language link leads to the same page', () => {
  expect(languageHref('ko', { pathname: '/', search: '' })).toBe('/ko')
  expect(languageHref('en', { pathname: '/zh-hant', search: '' })).toBe('/')
  expect(languageHref('zh-Hans', { pathname: '/ko/productdetail', search: '?id=RH-9010' })).toBe(
    '/zh-hans/productdetail?id=RH-9010',
  )
})

it('G3: keeps the parameters that identify the page, and drops the old timestamp and tracking parameters', () => {
  const place = { pathname: '/productlist', search: '?t=171&id=2&filter=width:1,2&filter=type:3&utm_source=mail' }
  expect(languageHref('id', place)).toBe('/id/productlist?id=2&filter=width:1,2;type:3')
  expect(languageHref('en', { pathname: '/id/constrast', search: '?manycode=101,203&todata=1' })).toBe(
    '/constrast?todata=1&manycode=101,203',
  )
})

it('G2: keeps the path of an unknown URL, in lower case', () => {
  expect(languageHref('ko', { pathname: '/Features/Vela', search: '' })).toBe('/ko/features/vela')
  expect(languageHref('en', { pathname: '/KO/no/such', search: '?x=1' })).toBe('/no/such')
})

it('G3: only list and detail pages get a timestamp', () => {
  expect(isTimestamped({ pathname: '/ko/ProductList' })).toBe(true)
  expect(isTimestamped({ pathname: '/productdetail' })).toBe(true)
  expect(isTimestamped({ pathname: '/' })).toBe(false)
  expect(isTimestamped({ pathname: '/constrast' })).toBe(false)
})
