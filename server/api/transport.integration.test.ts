import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import type { Call } from '#contract/wire/call.ts'
import * as indexCalls from '#contract/wire/calls/index-calls.ts'
import * as newsCalls from '#contract/wire/calls/news-calls.ts'
import * as placeCalls from '#contract/wire/calls/place-calls.ts'
import * as productCalls from '#contract/wire/calls/product-calls.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const fieldsOf = new Map<Call, Fields>([
  [indexCalls.getCountryList, {}],
  [indexCalls.bannerList, { type: '1' }],
  [indexCalls.getSeriesList, { type: '1' }],
  [indexCalls.getHotProduct, {}],
  [indexCalls.getIframeUrl, { type: '1', name: 'vela', cate: '1' }],
  [productCalls.productBannerList, { type: '1', cate: '1' }],
  [productCalls.productScreen, { cate: '1' }],
  [productCalls.fit, { cate: '1', width: '600' }],
  [productCalls.filterGoods, { post: '{"cate":"1","type":"1,2"}' }],
  [productCalls.productData, { code: 'RH-0001' }],
  [productCalls.getGoodsInfo, { code: 'RH-0002' }],
  [productCalls.newContrast, { id: '101,102,601' }],
  [productCalls.download, { cate: '1' }],
  [productCalls.getAccessories, { code: 'RH-0001' }],
  [productCalls.getSeries, { cate: '1' }],
  [productCalls.getSpecialSeries, { cate: '6' }],
  [productCalls.getSeriesGoods, { cate: '1', type: 'vela', id: '' }],
  [indexCalls.getHotNews, {}],
  [indexCalls.getHotCookbook, {}],
  [placeCalls.dealer, {}],
  [placeCalls.getCountriesOfArea, { area_id: 'southeast-asia' }],
  [placeCalls.getCityList, { country_id: 'singapore' }],
  [placeCalls.getShopList, { city_id: 'central' }],
  [newsCalls.getNewsList, { page: '1', limit: '99' }],
  [newsCalls.getVideoList, {}],
  [newsCalls.getCookbookList, { limit: '1' }],
  [newsCalls.getProjectCaseList, { page: '2' }],
  [newsCalls.getHappinessList, {}],
  [newsCalls.getRecNewsList, {}],
  [newsCalls.getRecVideoList, {}],
  [newsCalls.getRecCookbookList, {}],
  [newsCalls.getRecProjectCaseList, {}],
  [newsCalls.getNewsDetail, { id: 'new-hood' }],
  [newsCalls.getVideoDetail, { id: 'wok-smoke' }],
  [newsCalls.getCookbookDetail, { id: 'congee-with-ginger' }],
  [newsCalls.getProjectCaseDetail, { id: 'marina-towers' }],
  [newsCalls.getHappinessDetail, { id: 'sunday-lunch' }],
  [newsCalls.getFaqList, { cate: '1' }],
])
const calls = [...fieldsOf].map(([call, fields]) => ({ call, fields, path: call.path }))

/** All public paths. Changing a path breaks clients. */
const documented = `/api/index/getCountryList /api/index/bannerList /api/index/getSeriesList /api/index/getHotProduct
/api/Index/getiframeurl /api/Product/bannerList /api/Product/productScreen /api/Product/fit /api/Product/filterGoods /api/Product/productData
/api/Product/get_goods_info /api/Product/newcontrast /api/Product/download /api/Product/getAccessories /api/Product/getseries /api/Product/getspecialseries
/api/Product/get_series_goods /api/index/getHotNews /api/index/getHotReccookbook /api/Index/dealer /api/Index/getztcountrylist
/api/Index/getcitylist /api/Index/getshoplist /api/News/getnewslist /api/News/getvideolist /api/News/getcookbooklist
/api/News/getprojectcaselist /api/News/gethappinesslist /api/News/getrecnewslist /api/News/getrecvideolist
/api/News/getreccookbooklist /api/News/getrecprojectcaselist /api/News/getnewsdetail /api/News/getvideodetail
/api/News/getcookbookdetail /api/News/getprojectcasedetail /api/News/gethappinessdetail /api/News/getfaqlist`.split(/\s+/)

it('declares every call under its documented path', () => {
  const declared = [indexCalls, placeCalls, productCalls, newsCalls]
    .flatMap((family) => Object.values(family))
    .flatMap((one) => ('path' in one ? [one.path] : []))
  expect(declared.toSorted()).toEqual(documented.toSorted())
  expect([...fieldsOf.keys()].map(({ path }) => path)).toEqual(documented)
})

describe.each(calls)('$path', ({ call, fields, path }) => {
  it.each(languages.map(({ tag }) => tag))('returns data that matches its schema, for every transport, in %s', async (lang) => {
    const answers = await Promise.all(
      Object.values(transports).map(async (send) =>
        dataOf(call, await send(api.origin + path, { ...fields, lang, country: 'sg' })),
      ),
    )
    for (const data of answers) expect(data).toEqual(answers[0])
  })

  it('answers in English, for Singapore, by default', async () => {
    const plain = await dataOf(call, await transports.json(api.origin + path, fields))
    const asked = await dataOf(call, await transports.json(api.origin + path, { ...fields, lang: 'en', country: 'sg' }))
    expect(plain).toEqual(asked)
    expect(await dataOf(call, await transports.json(api.origin + path, { ...fields, lang: '', country: '' }))).toEqual(asked)
  })

  it('matches its path in any case', async () => {
    for (const url of [path.toLowerCase(), path.toUpperCase(), path.replace('/i', '/I')]) {
      expect((await transports.query(api.origin + url, fields)).status).toBe(200)
      expect((await transports.urlencoded(api.origin + url, fields)).status).toBe(200)
    }
  })

  it('answers GET with a cacheable response, and with 304 for the same ETag', async () => {
    const first = await transports.query(api.origin + path, fields)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)

    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await fetch(first.url, { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(await again.text()).toBe('')
    }
    expect((await fetch(first.url, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })

  it('answers POST with no-store', async () => {
    const answer = await transports.multipart(api.origin + path, fields)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('answers HEAD with the headers of GET', async () => {
    const get = await transports.query(api.origin + path, fields)
    const head = await fetch(get.url, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  it('may be read from any origin', async () => {
    const headers = { origin: 'https://kiosk.example.com' }
    const answer = await fetch(`${api.origin}${path}?${new URLSearchParams(fields)}`, { headers })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await fetch(api.origin + path, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
  })
})

it('reads a POST without a body as no fields', async () => {
  expect((await fetch(`${api.origin}${indexCalls.getHotProduct.path}`, { method: 'POST' })).status).toBe(200)
  expect((await fetch(`${api.origin}${productCalls.getSeries.path}`, { method: 'POST' })).status).toBe(400)
})

it('reads an empty body of each type as no fields', async () => {
  const url = `${api.origin}${indexCalls.getHotProduct.path}`
  expect((await fetch(url, { method: 'POST', body: new FormData() })).status).toBe(200)
  for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
    expect((await fetch(url, { method: 'POST', body: '', headers: { 'content-type': type } })).status).toBe(200)
  }
})

it('reads a multipart body that arrives byte by byte, with a short boundary, a preamble and an epilogue', async () => {
  const body = 'preamble\r\n--x\r\nContent-Disposition: form-data; name=code\r\n\r\nRH-0001\r\n--x--\r\nepilogue'
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sending = request(`${api.origin}${productCalls.getGoodsInfo.path}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject)
  for (const byte of Buffer.from(body)) sending.write(Buffer.of(byte))
  sending.end()
  expect(await promise).toBe(200)
})
