import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { dealer, getCityList, getCountriesOfArea, getShopList, placeEntry, shopEntry } from '#contract/wire/calls/place-calls.ts'
import type { Api } from './api.ts'
import { notFound } from './refusal.ts'

/** The calls for the shop finder: areas, countries, cities and shops (S2). */
export function placeApi(api: Api) {
  api.call(dealer, ({ lang }, catalog) => ({ area: catalog.places(lang).map(placeEntry) }))

  api.call(getCountriesOfArea, ({ lang, area_id }, catalog) => {
    const area = catalog.places(lang).find(({ id }) => id === area_id)
    return area ? area.countries.map(placeEntry) : notFound('area_id')
  })

  api.call(getCityList, ({ lang, country_id }, catalog) => {
    const country = countries(catalog, lang).find(({ id }) => id === country_id)
    return country ? country.cities.map(placeEntry) : notFound('country_id')
  })

  api.call(getShopList, ({ lang, city_id }, catalog) => {
    const cities = countries(catalog, lang).flatMap((country) => country.cities)
    if (!cities.some(({ id }) => id === city_id)) return notFound('city_id')
    const shops = catalog.shops(lang).filter(({ city }) => city.id === city_id)
    return shops.map(shopEntry)
  })
}

const countries = (catalog: Catalog, language: Language) => catalog.places(language).flatMap((area) => area.countries)
