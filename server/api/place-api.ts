import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { PlaceOption } from '#contract/views/places.ts'
import { dealer, getCityList, getCountriesOfArea, getShopList } from '#contract/wire/place-calls.ts'
import type { Api } from './api.ts'
import { notFound } from './refusal.ts'
import { plain } from './wire-entities.ts'

/** From areas of the world to the shops of a city (S2). */
export function placeApi(api: Api) {
  api.call(dealer, ({ lang }, catalog) => ({ area: catalog.places(lang).map(wirePlace) }))

  api.call(getCountriesOfArea, ({ lang, area_id }, catalog) => {
    const area = catalog.places(lang).find(({ id }) => id === area_id)
    return area ? area.countries.map(wirePlace) : notFound('area_id')
  })

  api.call(getCityList, ({ lang, country_id }, catalog) => {
    const country = countries(catalog, lang).find(({ id }) => id === country_id)
    return country ? country.cities.map(wirePlace) : notFound('country_id')
  })

  api.call(getShopList, ({ lang, city_id }, catalog) => {
    const cities = countries(catalog, lang).flatMap((country) => country.cities)
    if (!cities.some(({ id }) => id === city_id)) return notFound('city_id')
    return catalog
      .shops(lang)
      .filter(({ city }) => city.id === city_id)
      .map(({ id, name, tel, address }) => ({ id, name: plain(name), tel, addr: plain(address) }))
  })
}

const countries = (catalog: Catalog, language: Language) => catalog.places(language).flatMap((area) => area.countries)
const wirePlace = ({ id, name }: PlaceOption) => ({ id, name: plain(name) })
