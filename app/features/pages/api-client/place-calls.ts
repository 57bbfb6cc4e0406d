import type { Language } from '#contract/languages.ts'
import type { getCityList, getCountriesOfArea, getShopList } from '#contract/wire/calls/place-calls.ts'
import { type DataOf, readApi } from './read-api.ts'

export type WireShop = DataOf<typeof getShopList>[number]

export function countriesOfArea(language: Language, areaId: string, signal: AbortSignal) {
  return readApi<typeof getCountriesOfArea>(
    '/api/Index/getztcountrylist',
    language,
    { area_id: areaId },
    (replies) => replies.Places,
    signal,
  )
}

export function citiesOfCountry(language: Language, countryId: string, signal: AbortSignal) {
  return readApi<typeof getCityList>(
    '/api/Index/getcitylist',
    language,
    { country_id: countryId },
    (replies) => replies.Places,
    signal,
  )
}

export function shopsOfCity(language: Language, cityId: string, signal: AbortSignal) {
  return readApi<typeof getShopList>('/api/Index/getshoplist', language, { city_id: cityId }, (replies) => replies.Shops, signal)
}
