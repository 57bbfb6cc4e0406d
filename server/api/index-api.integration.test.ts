import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureUrl, pageUrl } from '#contract/pages/urls.ts'
import { bannerList, getCountryList, getHotProduct, getIframeUrl, getSeriesList } from '#contract/wire/calls/index-calls.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const post = (path: string, fields: Fields = {}) => transports.multipart(api.origin + path, fields)

describe('G4: getCountryList', () => {
  it('returns the countries with their external sites and languages, in the requested language', async () => {
    expect(await dataOf(getCountryList, await post(getCountryList.path, { lang: 'zh' }))).toEqual([
      {
        name: '新加坡',
        tag: 'sg',
        outer_url: '',
        lang: [
          { name: 'English', tag: 'en' },
          { name: '简体中文', tag: 'zh' },
        ],
      },
      { name: '马来西亚', tag: 'my', outer_url: 'https://my.example.com/', lang: [{ name: 'English', tag: 'en' }] },
    ])
  })

  it('takes only lang, and ignores country', async () => {
    expect((await post(getCountryList.path, { country: 'my' })).status).toBe(200)
  })
})

describe('G13: bannerList', () => {
  it('returns the home banners, and for a framed banner its type, name and category', async () => {
    const [banner, ...others] = await dataOf(bannerList, await post(bannerList.path, { type: '1', lang: 'other' }))
    expect(others).toEqual([])
    expect(banner).toMatchObject({ id: 'home-vela', link_type: 1, type: '1', name: 'vela', cate: '1' })
    expect(banner?.link).toBe(pageUrl('ko', 'framed', { type: '1', name: 'vela', cate: '1' }))
    expect(banner?.img).toMatch(/^\/media\/.+\.480\.webp$/)
  })

  it.each(['2', '3'])('returns an empty list for type %s, a hub without banners', async (type) => {
    expect(await dataOf(bannerList, await post(bannerList.path, { type }))).toEqual([])
  })

  it('refuses a missing and an unknown type', async () => {
    expect((await post(bannerList.path)).status).toBe(400)
    expect((await post(bannerList.path, { type: '4' })).status).toBe(400)
  })
})

describe('H2: getSeriesList', () => {
  it('returns the series of the home page, in their order', async () => {
    const series = await dataOf(getSeriesList, await post(getSeriesList.path, { type: '1' }))
    expect(series.map(({ id }) => id)).toEqual(['vela', 'acqua'])
    expect(series[0]).toMatchObject({ name: 'Vela', title: 'The hood that leans back' })
  })

  it('returns all series for type 2', async () => {
    const series = await dataOf(getSeriesList, await post(getSeriesList.path, { type: '2' }))
    expect(series.map(({ id }) => id)).toEqual(['vela', 'isola', 'acqua'])
  })
})

it('H3: getHotProduct returns the products of the home page, in their order', async () => {
  const products = await dataOf(getHotProduct, await post(getHotProduct.path))
  expect(products.map(({ code }) => code)).toEqual(['RH-0002', 'RH-0001'])
})

describe('X1: getiframeurl', () => {
  const framed = async (fields: Fields) => (await dataOf(getIframeUrl, await post(getIframeUrl.path, fields))).url

  it('returns the feature page of a series in the requested language, and the external page of a product', async () => {
    expect(await framed({ type: '1', name: 'vela', cate: '1' })).toBe(featureUrl('en', 'vela'))
    expect(await framed({ type: '1', name: 'vela', cate: '1', lang: 'simples' })).toBe(featureUrl('zh-Hant', 'vela'))
    expect(await framed({ type: '2', name: 'SD-0002', cate: '6' })).toBe('https://outside.example.com/sd-0002')
  })

  it.each([
    { type: '1', name: 'isola', cate: '1' },
    { type: '1', name: 'vela', cate: '2' },
    { type: '3', name: 'https://outside.example.com/sd-0002', cate: '6' },
    { type: '2', name: '__proto__', cate: '6' },
  ])('answers 404 for a page that the content does not list: $type $name $cate', async (fields) => {
    expect((await post(getIframeUrl.path, fields)).status).toBe(404)
  })
})
