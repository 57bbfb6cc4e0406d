import type { Language } from '#contract/languages.ts'
import type { VisitPlaceView } from '#contract/views/places.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import { textIn } from '../localised.ts'
import type { Places } from '../snapshot/places.ts'
import { mapUrlOf } from './places.ts'

/** The stores and shops that take visits, stores first. The content checks require position, postcode and hours of each. */
function placesForVisits({ stores, shops }: Places) {
  return [
    ...stores.map(({ phone, ...store }) => ({ ...store, phone })),
    ...shops.map(({ tel: phone, ...shop }) => ({ ...shop, phone })),
  ].flatMap(({ id, name, address, phone, postcode, position, hours, visits }) =>
    visits && postcode !== undefined && position && hours
      ? [{ id, name, address, phone, postcode, position, hours, visits }]
      : [],
  )
}

export function visitPlaceViews(places: Places, language: Language): VisitPlaceView[] {
  return placesForVisits(places).map(({ id, name, address, phone, postcode, position, visits }) => ({
    ...{ id, phone, postcode, position },
    name: textIn(name, language),
    address: textIn(address, language),
    mapUrl: mapUrlOf(position),
    kinds: visits.kinds.map((one) => ({
      kind: one.kind,
      minutes: one.minutes,
      ...(one.kind === 'cooking' && { seats: one.seats }),
    })),
  }))
}

export function visitRulesByPlace(places: Places): ReadonlyMap<string, PlaceRules> {
  const holidays = places.holidays.map(({ day }) => ({ from: day, until: day }))
  return new Map(
    placesForVisits(places).map(({ id, hours, visits: { closed, ...rules } }) => [
      id,
      { ...rules, place: id, hours: rules.hours ?? hours, closed: [...holidays, ...closed] },
    ]),
  )
}
