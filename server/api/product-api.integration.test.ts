import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import {
  download,
  filterGoods,
  fit as fitCall,
  getAccessories,
  getGoodsInfo,
  getSeries,
  getSeriesGoods,
  getSpecialSeries,
  newContrast,
  productBannerList,
  productData,
  productScreen,
} from '#contract/wire/calls/product-calls.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, postJson, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const post = (path: string, fields: Fields = {}) => transports.multipart(api.origin + path, fields)

it('P1: bannerList returns the banners of the category’s list', async () => {
  const banners = await dataOf(productBannerList, await post(productBannerList.path, { type: '1', cate: '1' }))
  expect(banners.map(({ id, link_type, link }) => ({ id, link_type, link }))).toEqual([
    { id: 'list-hoods', link_type: 2, link: 'https://shop.example.com/' },
    { id: 'list-all', link_type: 0, link: '' },
  ])
})

it('P2: productScreen returns the filters with the number of products per value', async () => {
  const filters = await dataOf(productScreen, await post(productScreen.path, { cate: '1', lang: 'zh' }))
  expect(filters.map(({ id, index, type, title }) => ({ id, index, type, title }))).toEqual([
    { id: '11', index: 0, type: 'type', title: '类型' },
    { id: '12', index: 1, type: 'airflow', title: '风量' },
    { id: '13', index: 2, type: 'noise', title: '噪音' },
  ])
  expect(filters[1]?.value.map(({ id, count }) => [id, count])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 1],
  ])
})

describe('P2: filterGoods', () => {
  const codes = async (answer: Response) =>
    (await dataOf(filterGoods, answer)).map(({ id, data }) => [id, data.map(({ code }) => code)])
  const filtered = async (filters: object) => codes(await post(filterGoods.path, { post: JSON.stringify(filters) }))

  it('returns the products of a category, grouped by series', async () => {
    expect(await filtered({ cate: '1' })).toEqual([
      ['vela', ['RH-0001']],
      ['isola', ['RH-0002']],
    ])
    const [vela, isola] = await dataOf(filterGoods, await post(filterGoods.path, { post: '{"cate":"1"}', lang: 'Indonesia' }))
    expect(vela).toMatchObject({ link: pageUrl('id', 'framed', { type: '1', name: 'vela', cate: '1' }), code: 'vela' })
    expect(vela?.intro).toContain('<strong>once</strong>')
    expect(isola).toMatchObject({ link: '', code: '' })
  })

  it('combines values of one filter with OR, and filters with AND', async () => {
    expect(await filtered({ cate: 1, airflow: '2,3' })).toHaveLength(2)
    expect(await filtered({ cate: '1', airflow: ' 3 , 3' })).toEqual([['vela', ['RH-0001']]])
    expect(await filtered({ cate: '1', airflow: '3', type: '2' })).toEqual([])
    expect(await filtered({ cate: '1', airflow: '', nothing: '1' })).toHaveLength(2)
  })

  it('accepts post as fields, as JSON text and as a JSON object', async () => {
    const url = api.origin + filterGoods.path
    const fields = { 'post[cate]': '1', 'post[type]': '2' }
    for (const send of Object.values(transports)) expect(await codes(await send(url, fields))).toEqual([['isola', ['RH-0002']]])
    expect(await codes(await postJson(url, '{"post":{"cate":1,"type":"2"}}'))).toEqual([['isola', ['RH-0002']]])
  })

  it.each([
    [{}, 'post'],
    [{ post: '' }, 'post'],
    [{ post: '{' }, 'post'],
    [{ post: '[1]' }, 'post'],
    [{ post: '{"type":"1"}' }, 'post[cate]'],
    [{ post: '{"cate":"7"}' }, 'post[cate]'],
    [{ post: '{"cate":"1","type":{}}' }, 'post[type]'],
    [{ 'post[type]': '1' }, 'post[cate]'],
    [{ 'post[cate]': '' }, 'post[cate]'],
    [{ 'post[cate]': '1', post: '{}' }, 'post'],
  ])('names the invalid field in %j', async (fields, field) => {
    const answer = await post(filterGoods.path, fields as Fields)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 0, errors: [{ field }] })
  })
})

describe('D: productData', () => {
  it('returns all data of a product', async () => {
    const { detail, recommend, cate } = await dataOf(productData, await post(productData.path, { code: 'rh0001', lang: 'zh' }))
    expect(cate).toBe('1')
    expect(recommend.map(({ code }) => code)).toEqual(['SD-0001', 'RH-0002'])
    expect(detail).toMatchObject({
      code: 'RH-0001',
      series_id: 'vela',
      link: pageUrl('zh-Hans', 'framed', { type: '1', name: 'vela', cate: '1' }),
      award: [],
      buy_link: 'https://shop.example.com/rh-0001',
      brochure: '',
      price: '2480',
      price_date: '2026-11-01',
      spare_parts_years: 10,
      spare_parts_until: '',
    })
    expect(detail.manual).toMatch(/RH-0001-manual-zh-Hans\.pdf$/)
    // Staff have a Korean warranty only; the site makes the other languages.
    expect(detail.warranty_document).toMatch(/rh-0001-warranty\.zh-hans\.pdf$/)
    expect(detail.spec_sheet).toMatch(/rh-0001-spec-sheet\.zh-hans\.pdf$/)
    expect(detail.video).toMatch(/opening\.mp4$/)
    expect(detail.banner).toEqual([expect.stringMatching(/\.1600\.webp$/), expect.stringMatching(/\.240\.webp$/)])
    expect(detail.details.map(({ img }) => img)).toEqual([expect.stringMatching(/\.480\.webp$/), ''])
    expect(detail.param).toContainEqual({ name: '操控', content: ['触控', '手势'] })
    expect(detail.intro).toContain('<strong>')
  })

  it('answers 404 with the field for an unknown code', async () => {
    const answer = await post(productData.path, { code: 'RH-9999', lang: 'other' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 0, errors: [{ field: 'code', message: '해당 항목이 없습니다' }] })
  })
})

describe('K4: getAccessories', () => {
  const codes = async (fields: Fields) =>
    (await dataOf(getAccessories, await post(getAccessories.path, fields))).map(({ code }) => code)

  it('returns what fits a product, by code or id, with filters first', async () => {
    expect(await codes({ code: 'rh0001' })).toEqual(['CF-01', 'VA-0001-12'])
    expect(await codes({ id: '102' })).toEqual(['CF-01'])
    expect(await codes({ code: 'RH-0001', id: '102' })).toEqual(['CF-01'])
    expect(await codes({ code: 'SD-0001' })).toEqual([])
  })

  it('returns those of a category, and all without fields', async () => {
    expect(await codes({ cate: '1' })).toEqual(['CF-01', 'VA-0001-12'])
    expect(await codes({ cate: '6' })).toEqual([])
    expect(await codes({ code: '', id: '', cate: '' })).toHaveLength(2)
  })

  it('gives price, interval, who fits it and what it fits', async () => {
    const [filter, cup] = await dataOf(getAccessories, await post(getAccessories.path, { lang: 'zh' }))
    expect(filter).toMatchObject({
      kind: 'consumable',
      filter: 'carbon',
      title: '活性炭滤网',
      price: '98',
      price_date: '2026-11-01',
      replace_months: 6,
      self_fit: 1,
      goods: ['RH-0001', 'RH-0090', 'RH-0002'],
      cate: ['1'],
      link: `${pageUrl('zh-Hans', 'accessories')}#cf-01`,
      img: expect.stringMatching(/\.webp$/),
    })
    expect(cup).toMatchObject({ filter: '', replace_months: 0, self_fit: 0, goods: ['RH-0001', 'RH-0090'], cate: [], img: '' })
  })

  it.each([
    ['code', 'RH-9999'],
    ['id', '999'],
  ])('answers 404 for an unknown %s', async (field, value) => {
    const answer = await post(getAccessories.path, { [field]: value })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ errors: [{ field }] })
  })
})

describe('get_goods_info', () => {
  it('returns one product', async () => {
    expect(await dataOf(getGoodsInfo, await post(getGoodsInfo.path, { code: 'RH-0001' }))).toEqual({
      id: '101',
      code: 'RH-0001',
      picture: expect.stringMatching(/rh-0001-studio\.960\.webp$/),
      thumb: expect.stringMatching(/rh-0001-studio\.240\.webp$/),
      tags: ['Slanted', '1,450\u00a0m³/h'],
      intro: 'The RH-0001 moves 1,450\u00a0m³/h (en).',
      is_outside: 0,
      outside_url: '',
      is_survey: 1,
      series_id: 'vela',
      cate: '1',
      price: '2480',
    })
  })

  it('G13: an external product has the URL that getiframeurl returns', async () => {
    const product = await dataOf(getGoodsInfo, await post(getGoodsInfo.path, { code: 'SD-0002' }))
    expect(product).toMatchObject({ is_outside: 1, outside_url: 'https://outside.example.com/sd-0002', is_survey: 0 })
  })
})

describe('C: newcontrast', () => {
  const compared = async (id: string) => dataOf(newContrast, await post(newContrast.path, { id }))

  it('returns values in the order of the ids: – if a product has no value, empty if there is no product', async () => {
    const { goods, table_title, table_data, param } = await compared('102,601')
    expect(goods.map(({ id }) => id)).toEqual(['102', '601'])
    expect(table_title.map(({ name }) => name)).toEqual(['Specification', 'RH-0002', 'SD-0001'])
    expect(table_data).toContainEqual({ name_0: 'Maximum airflow', name_1: '900\u00a0m³/h', name_2: '–', name_3: '' })
    expect(param).toContainEqual({ name: 'Maximum airflow', content: ['900\u00a0m³/h', ''] })
    expect(param.map(({ name }) => name)).toEqual(table_data.map(({ name_0 }) => name_0))
  })

  it('C4: ignores repeated and unknown ids, and takes the first three', async () => {
    const { goods } = await compared('602,nothing,602, 101 ,,601,102')
    expect(goods.map(({ id }) => id)).toEqual(['602', '101', '601'])
  })

  it.each(['', 'nothing', ','])('returns four empty lists for "%s"', async (id) => {
    expect(await compared(id)).toEqual({ param: [], goods: [], table_title: [], table_data: [] })
  })
})

describe('K2: download', () => {
  it('returns all series with their products and leaflets', async () => {
    const { series } = await dataOf(download, await post(download.path, { cate: '1' }))
    expect(series.map(({ name, data }) => [name, data.map(({ code }) => code)])).toEqual([
      // The last product is discontinued, but its owners still need the manual.
      ['Vela', ['RH-0001', 'RH-0090']],
      ['Isola', ['RH-0002']],
    ])
    expect(series[0]?.data[0]?.leaflet).toMatch(/RH-0001-manual\.pdf$/)
    expect(series[1]?.data[0]?.leaflet).toMatch(/rh-0002-manual\.en\.pdf$/)
  })

  it('returns an empty list for a category without series', async () => {
    expect(await dataOf(download, await post(download.path, { cate: '2' }))).toEqual({ series: [] })
  })
})

it.each([getSeries, getSpecialSeries])('C2: $path returns the series of the category', async (call) => {
  expect((await dataOf(call, await post(call.path, { cate: '1' }))).map(({ id }) => id)).toEqual(['vela', 'isola'])
  expect(await dataOf(call, await post(call.path, { cate: '5' }))).toEqual([])
})

describe('C2: get_series_goods', () => {
  const offered = async (id: string) => {
    const products = await dataOf(getSeriesGoods, await post(getSeriesGoods.path, { cate: '6', type: 'acqua', id }))
    return products.map(({ id, checked, disabled }) => ({ id, checked, disabled }))
  }

  it('marks chosen products as checked and disabled', async () => {
    expect(await offered('601,999')).toEqual([
      { id: '602', checked: 0, disabled: 0 },
      { id: '601', checked: 1, disabled: 1 },
    ])
  })

  it('disables all products when three are chosen', async () => {
    expect(await offered('101,102,601')).toEqual([
      { id: '602', checked: 0, disabled: 1 },
      { id: '601', checked: 1, disabled: 1 },
    ])
  })

  it('answers 404 for a series of another category', async () => {
    expect((await post(getSeriesGoods.path, { cate: '1', type: 'acqua' })).status).toBe(404)
  })
})

describe('a discontinued product', () => {
  it('is returned by its code', async () => {
    expect((await dataOf(getGoodsInfo, await post(getGoodsInfo.path, { code: 'rh0090' }))).code).toBe('RH-0090')
    const { detail } = await dataOf(productData, await post(productData.path, { code: 'RH-0090' }))
    expect(detail.manual).toMatch(/RH-0001-manual\.pdf$/)
  })

  it('is in no list', async () => {
    const groups = await dataOf(filterGoods, await post(filterGoods.path, { post: '{"cate":"1"}' }))
    expect(groups.flatMap(({ data }) => data.map(({ code }) => code))).toEqual(['RH-0001', 'RH-0002'])
    const choices = await dataOf(getSeriesGoods, await post(getSeriesGoods.path, { cate: '1', type: 'vela' }))
    expect(choices.map(({ code }) => code)).toEqual(['RH-0001'])
  })
})

describe('FT7: fit', () => {
  const asked = (fields: Fields) => post(fitCall.path, { cate: '1', ...fields })

  it.each(['width=60+cm&duct=none', 'width=60,0&duct=none', 'width=600mm&duct=none&niche_w=560'])(
    'takes %s, by GET as by POST',
    async (query) => {
      const byGet = await dataOf(fitCall, await fetch(`${api.origin}${fitCall.path}?cate=1&${query}`))
      expect(byGet).toEqual(await dataOf(fitCall, await asked({ width: '600', duct: 'none' })))
      expect(byGet.map(({ verdict }) => verdict)).toContain('no')
    },
  )

  it('lists every product of the category once, with numbers and words', async () => {
    const fitting = await dataOf(fitCall, await asked({ width: '600', lang: 'zh' }))
    const all = await dataOf(filterGoods, await post(filterGoods.path, { post: '{"cate":"1"}' }))
    expect(fitting.map(({ code }) => code).toSorted()).toEqual(all.flatMap(({ data }) => data.map(({ code }) => code)).toSorted())
    const [reason] = fitting.flatMap(({ reasons }) => reasons)
    expect(reason).toMatchObject({ rule: 'hoodWidth', have: 600, unit: 'mm' })
    expect(reason?.text).toContain(`600\u00a0mm`)
  })

  it.each([
    ['cate', { cate: '9' }],
    ['width', { width: 'wide' }],
    ['width', { width: '-5' }],
    ['width', { width: '1000000000' }],
    ['width', { width: '75' }],
    ['duct', { duct: 'roof' }],
    ['power', { power: '10a' }],
  ])('answers 400 with the field %s to %j', async (field, fields) => {
    const response = await asked(fields)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 0, errors: [{ field }] })
  })

  it('answers 404 to a second appliance that does not exist', async () => {
    const response = await asked({ cate: '3', stack: 'ZZ-9999' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'stack' }] })
  })

  it('says no about products whose planning data we lack, and that we lack them, even if all is answered', async () => {
    const answers = { width: '3000', ceiling: '1500', duct: '180', below: 'gas', hob_w: '600', power: '13a', home: 'hdb' }
    const fitting = await dataOf(fitCall, await asked(answers))
    const text = 'We don’t have all planning data of this model: please ask us.'
    const lacking = { verdict: 'no', reasons: [{ rule: 'facts', have: '', need: '', unit: '', text }], missing: [] }
    expect(fitting).toMatchObject([lacking, lacking])
  })
})
