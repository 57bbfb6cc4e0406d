import type { Language } from '#contract/languages.ts'
import type { VisitPlaceView } from '#contract/views/places.ts'
import type { PlaceRules } from '#contract/visits/rules.ts'
import { textIn } from '../localised.ts'
import type { Places, Shop } from '../snapshot/places.ts'
import { mapUrlOf } from './places.ts'

/** What a place needs for its rules. The content checks require position, postcode and hours of each place that takes visits. */
type Ruled = Pick<Shop, 'id' | 'postcode' | 'position' | 'hours' | 'visits'>

function taking<Place extends Ruled>(places: readonly Place[]) {
  return places.flatMap((place) => {
    const { postcode, position, hours, visits } = place
    return visits && postcode !== undefined && position && hours ? [{ ...place, postcode, position, hours, visits }] : []
  })
}

/** The stores and shops that take visits, stores first. */
const placesForVisits = ({ stores, shops }: Places) =>
  taking([...stores, ...shops.map(({ tel: phone, ...shop }) => ({ ...shop, phone }))])

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

type RuledPlaces = { stores: readonly Ruled[]; shops: readonly Ruled[]; holidays: Places['holidays'] }

/** How each place takes visits. Also for staff tools, which read the few files that matter and no more. */
export function visitRulesByPlace({ stores, shops, holidays }: RuledPlaces): ReadonlyMap<string, PlaceRules> {
  const days = holidays.map(({ day }) => ({ from: day, until: day }))
  return new Map(
    taking([...stores, ...shops]).map(({ id, hours, visits: { closed, ...rules } }) => [
      id,
      { ...rules, place: id, hours: rules.hours ?? hours, closed: [...days, ...closed] },
    ]),
  )
}
