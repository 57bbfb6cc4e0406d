import type { Catalog } from '#catalog/catalog.ts'
import { cleanPostcode, examplePostcode } from '#contract/contact/postcode.ts'
import type { NearestShop, NearestShops } from '#contract/fetched/nearest-shops.ts'
import type { Language } from '#contract/languages.ts'
import type { PlaceOption, ShopView } from '#contract/views/places.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'

/** An area of Singapore, or a postal code as typed. */
export type ShopQuery = { city: string } | { q: string }

/** Undefined if the URL names no place. */
export function shopQueryOf(query: URLSearchParams): ShopQuery | undefined {
  const [city, q] = [query.get('city'), query.get('q')]
  if (city !== null) return { city }
  return q === null ? undefined : { q }
}

const maxShown = 3
/** Farther than this, the answer says that no shop is near. */
const nearKm = 5

/** The areas of Singapore that have shops. Only shops in Singapore have a position. */
export function shopAreas(catalog: Catalog, language: Language): PlaceOption[] {
  const areas = catalog.shops(language).flatMap(({ city, position }) => (position ? [city] : []))
  return [...new Map(areas.map((area) => [area.id, area])).values()]
}

/** The three shops nearest to a postal code, or the first three of an area. */
export function nearestShops(catalog: Catalog, language: Language, query: ShopQuery): NearestShops {
  const t = interfaceWords(language)
  if ('city' in query) {
    const shops = catalog.shops(language).filter(({ city }) => city.id === query.city)
    const area = shops[0]?.city.name.text ?? ''
    return {
      title: t('nearest.inArea', { area, count: shops.length }),
      shops: shops.slice(0, maxShown).map((shop) => shownShop(shop)),
    }
  }

  const typed = cleanPostcode(query.q)
  if (typed === '') return { problem: t('nearest.empty') }
  const near = catalog.shopsNear(language, typed)
  if (!near) return { problem: t('shops.postcodeUnknown', { example: examplePostcode }) }
  const isNear = (near.shops[0]?.km ?? 0) <= nearKm
  return {
    title: isNear ? t('nearest.toPostcode') : t('nearest.far', { km: nearKm }),
    note: t('shops.asTheCrowFlies'),
    shops: near.shops.slice(0, maxShown).map(({ shop, km }) => shownShop(shop, km)),
  }
}

function shownShop({ id, name, tel, address, mapUrl, hours }: ShopView, km?: number): NearestShop {
  return { id, name, tel, address, mapUrl, ...(hours && { hours }), ...(km !== undefined && { km }) }
}
