import { describe, expect, it } from 'vitest'
import { isTimestamped, languageHrefs } from './language-href.ts'

it('G2: a language link leads to the same page', () => {
  expect(languageHrefs({ pathname: '/', search: '' }).get('ko')).toBe('/ko')
  expect(languageHrefs({ pathname: '/zh-hant', search: '' }).get('en')).toBe('/')
  expect(languageHrefs({ pathname: '/ko/productdetail', search: '?id=RH-9010' }).get('zh-Hans')).toBe(
    '/zh-hans/productdetail?id=RH-9010',
  )
})

it('G3: keeps the parameters that identify the page, and drops the old timestamp and tracking parameters', () => {
  const place = { pathname: '/productlist', search: '?t=171&id=2&filter=width:1,2&filter=type:3&utm_source=mail' }
  expect(languageHrefs(place).get('id')).toBe('/id/productlist?id=2&filter=width:1,2;type:3')
  expect(languageHrefs({ pathname: '/id/constrast', search: '?manycode=101,203&todata=1' }).get('en')).toBe(
    '/constrast?todata=1&manycode=101,203',
  )
})

it('G2: keeps the path of an unknown URL, in lower case', () => {
  expect(languageHrefs({ pathname: '/Features/Vela', search: '' }).get('ko')).toBe('/ko/features/vela')
  expect(languageHrefs({ pathname: '/KO/no/such', search: '?x=1' }).get('en')).toBe('/no/such')
})

describe('G3: list and detail pages get a timestamp', () => {
  it.each([
    ...['productlist', 'productdetail', 'constrast', 'words', 'machine', 'alltitleandall', 'information', 'portrait', 'menu'],
    ...['cooperationall', 'ClassicCase', 'detailsproject', 'infodetion', 'details', 'detailstovideo', 'detailstomenu'],
    'informationcopy',
  ])('%s does', (path) => {
    expect(isTimestamped({ pathname: `/${path}` })).toBe(true)
    expect(isTimestamped({ pathname: `/ko/${path.toUpperCase()}` })).toBe(true)
  })

  it.each(['', 'about', 'search', 'feedback', 'store', 'not-found'])('%j does not', (path) =>
    expect(isTimestamped({ pathname: `/${path}` })).toBe(false),
  )
})
