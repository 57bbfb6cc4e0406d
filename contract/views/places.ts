import type { ShopFacts, StoreFacts } from '../content/place.ts'
import type { Picture, Text } from '../views.ts'
import type { VisitKind } from '../visits/kinds.ts'
import type { Shown } from './text.ts'

export type Position = { lat: number; lon: number }
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
/** Times are `HH:MM` in Singapore. */
export type OpeningHours = { days: Weekday[]; open: string; close: string }

/** One of the two stores of `/store` (S1). */
export type StoreView = Shown<typeof StoreFacts> & {
  /** Opens the store in the visitor's map app. */
  mapUrl: string
  picture?: Picture
}

/** An option of the three lists of `/exhibition` (S2). */
export type PlaceOption = { id: string; name: Text }
export type CityView = PlaceOption
export type CountryView = PlaceOption & { cities: CityView[] }
export type AreaView = PlaceOption & { countries: CountryView[] }

export type ShopView = Shown<typeof ShopFacts> & {
  id: string
  name: Text
  tel: string
  address: Text
  city: CityView
  mapUrl: string
}

/** A store or a shop that takes visits. `seats` are those of a cooking evening. */
export type VisitPlaceView = {
  id: string
  name: Text
  address: Text
  postcode: string
  phone: string
  position: Position
  mapUrl: string
  kinds: { kind: VisitKind; minutes: number; seats?: number }[]
}

/** A shop and its distance from the visitor. */
export type NearbyShop = { shop: ShopView; km: number }
/** The shops near a postcode, nearest first, and the approximate position of the postcode. */
export type PostcodeView = { from: Position; shops: NearbyShop[] }

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance (haversine formula). */
export function distanceInKm(from: Position, to: Position): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)]
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2
  const chord = half(fromLat, toLat) + Math.cos(fromLat) * Math.cos(toLat) * half(radians(from.lon), radians(to.lon))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
