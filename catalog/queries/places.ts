import { ShopFacts, StoreFacts } from '#contract/content/place.ts'
import type { Language } from '#contract/languages.ts'
import {
  type AreaView,
  distanceInKm,
  type NearbyShop,
  type PlaceOption,
  type Position,
  type PostcodeView,
  type ShopView,
  type StoreView,
} from '#contract/views/places.ts'
import { textIn } from '../localised.ts'
import { shownIn } from '../shown-fields.ts'
import type { Places, Shop, Store } from '../snapshot/places.ts'
import type { Words } from '../snapshot/words.ts'
import { pictureView } from './picture-view.ts'

export function storeView(store: Store, language: Language): StoreView {
  const { position, picture } = store
  return {
    ...shownIn(StoreFacts, store, language),
    mapUrl: mapUrlOf(position),
    picture: picture && pictureView(picture, language),
  }
}

const option = ({ id, name }: { id: string; name: Words }, language: Language): PlaceOption => ({
  id,
  name: textIn(name, language),
})

export function areaViews({ areas }: Places, language: Language): AreaView[] {
  return areas.map((area) => ({
    ...option(area, language),
    countries: area.countries.map((country) => ({
      ...option(country, language),
      cities: country.cities.map((city) => option(city, language)),
    })),
  }))
}

export function shopViews({ areas, shops }: Places, language: Language): ShopView[] {
  const cities = new Map(areas.flatMap(({ countries }) => countries.flatMap((one) => one.cities.map((city) => [city.id, city]))))
  return shops.flatMap((shop) => {
    const city = cities.get(shop.city)
    return city ? [shopView(shop, option(city, language), language)] : []
  })
}

function shopView(shop: Shop, city: PlaceOption, language: Language): ShopView {
  const { id, name, tel, address, position } = shop
  return {
    id,
    name: textIn(name, language),
    tel,
    address: textIn(address, language),
    city,
    // Shops abroad have no position, only an address.
    mapUrl: position ? mapUrlOf(position) : mapUrl(`${name.en}, ${address.en}`),
    ...shownIn(ShopFacts, shop, language),
  }
}

/** Phones open this URL in the installed map app, other devices in the browser. */
const mapUrl = (query: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`

export const mapUrlOf = ({ lat, lon }: Position) => mapUrl(`${lat},${lon}`)

/** Measures from the centre of the postal sector (first two digits), which is exact enough to find the nearest shop. */
export function shopsNear({ postalSectors }: Places, shops: readonly ShopView[], postcode: string): PostcodeView | undefined {
  const sector = /^[0-9]{6}$/.test(postcode) ? postcode.slice(0, 2) : ''
  const from = Object.hasOwn(postalSectors, sector) ? postalSectors[sector] : undefined
  return from && { from, shops: byDistance(shops, from) }
}

function byDistance(shops: readonly ShopView[], from: Position): NearbyShop[] {
  return shops
    .flatMap((shop) => (shop.position ? [{ shop, km: distanceInKm(from, shop.position) }] : []))
    .toSorted((a, b) => a.km - b.km)
}
