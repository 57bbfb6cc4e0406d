import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealer, getCityList, getCountriesOfArea, getShopList } from '#contract/wire/calls/place-calls.ts'
import { type ApiUnderTest, dataOf, type Fields, openApiUnderTest, transports } from './api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await openApiUnderTest()
})
afterAll(() => api.app.close())

const post = (path: string, fields: Fields = {}) => transports.multipart(api.origin + path, fields)

describe('S2: from areas to shops', () => {
  it('dealer returns the areas, in the requested language', async () => {
    expect(await dataOf(dealer, await post(dealer.path, { lang: 'zh' }))).toEqual({
      area: [
        { id: 'southeast-asia', name: '东南亚' },
        { id: 'europe', name: '欧洲' },
      ],
    })
  })

  it('getztcountrylist returns the countries of an area', async () => {
    const asked = await post(getCountriesOfArea.path, { area_id: 'southeast-asia' })
    expect(await dataOf(getCountriesOfArea, asked)).toEqual([
      { id: 'singapore', name: 'Singapore' },
      { id: 'malaysia', name: 'Malaysia' },
    ])
  })

  it('getcitylist returns the cities of a country', async () => {
    const cities = await dataOf(getCityList, await post(getCityList.path, { country_id: 'singapore', lang: 'simples' }))
    expect(cities.map(({ id }) => id)).toEqual(['central', 'east', 'west'])
  })

  it('getshoplist returns the shops of a city, each with name, phone number and address', async () => {
    const shops = async (fields: Fields) => dataOf(getShopList, await post(getShopList.path, fields))
    expect(await shops({ city_id: 'east', lang: 'zh' })).toEqual([
      { id: 'sg-tampines', name: '淡滨尼厨房', tel: '+65 6000 0012', addr: '20 Tampines Example, Singapore 529501' },
    ])
    expect(await shops({ city_id: 'penang' })).toHaveLength(1)
  })

  it('returns an empty list for a city without shops', async () => {
    expect(await dataOf(getShopList, await post(getShopList.path, { city_id: 'west' }))).toEqual([])
  })

  it('countries and cities take only lang, and ignore country', async () => {
    expect((await post(getCountriesOfArea.path, { area_id: 'europe', country: 'my' })).status).toBe(200)
    expect((await post(getCityList.path, { country_id: 'italy', country: 'my' })).status).toBe(200)
    expect((await post(getShopList.path, { city_id: 'west', country: 'my' })).status).toBe(400)
  })
})

describe.each([
  { path: getCountriesOfArea.path, field: 'area_id' },
  { path: getCityList.path, field: 'country_id' },
  { path: getShopList.path, field: 'city_id' },
])('$path', ({ path, field }) => {
  const errorsOf = async (answer: Response) => [
    answer.status,
    (await answer.json()).errors.map((one: { field: string }) => one.field),
  ]

  it.each(['atlantis', '__proto__', 'Singapore!', '新加坡'])('answers 404 for %s', async (id) => {
    expect(await errorsOf(await post(path, { [field]: id }))).toEqual([404, [field]])
  })

  it('answers 400 if the field is missing or empty', async () => {
    expect(await errorsOf(await post(path))).toEqual([400, [field]])
    expect(await errorsOf(await post(path, { [field]: '' }))).toEqual([400, [field]])
  })
})
