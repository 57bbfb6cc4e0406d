import type { ContentIssue } from '../content-issue.ts'
import type { ContentDraft, ShopsEntry } from '../reading/content-draft.ts'
import { fault, type Rule } from './rule.ts'

/** A shop stands in a city of its country, and what sorts the shops of Singapore by distance is there for each of them (S2). */
export const shopPlaces: Rule = (draft) => {
  // Where the areas cannot be read, nothing is known to be wrong with the shops.
  if (draft.unreadable.has('shops/areas.yaml')) return []
  const countries = (draft.areas?.data.areas ?? []).flatMap((area) => area.countries)
  return draft.shops.flatMap((entry) => {
    const cities = countries.find(({ id }) => id === entry.country)?.cities
    if (!cities) return [fault(entry.source, [], `areas.yaml has no country ${entry.country}`)]
    return entry.data.shops.flatMap(({ city }, index) => [
      ...(cities.some(({ id }) => id === city)
        ? []
        : [fault(entry.source, ['shops', index, 'city'], `${entry.country} has no city ${city}`)]),
      ...(entry.country === 'singapore' ? singaporeFaults(draft, entry, index) : abroadFaults(entry, index)),
    ])
  })
}

function singaporeFaults(
  { postalSectors, unreadable }: ContentDraft,
  { source, data }: ShopsEntry,
  index: number,
): ContentIssue[] {
  const { postcode, position, hours } = data.shops[index] ?? {}
  const missing = Object.entries({ postcode, position, hours })
    .filter(([, value]) => value === undefined)
    .map(([name]) => fault(source, ['shops', index], `missing: ${name}, which every shop in Singapore has`))
  const sector = postcode?.slice(0, 2)
  const sectorsUnknown = postalSectors === undefined && unreadable.has('shops/postal-sectors.yaml')
  const isKnown = sector === undefined || sectorsUnknown || Object.hasOwn(postalSectors?.data.sectors ?? {}, sector)
  return isKnown
    ? missing
    : [...missing, fault(source, ['shops', index, 'postcode'], `postal-sectors.yaml has no sector ${sector}`)]
}

function abroadFaults({ source, data, country }: ShopsEntry, index: number): ContentIssue[] {
  const { postcode } = data.shops[index] ?? {}
  // Six digits are Singapore's, and the page sorts by them.
  return postcode === undefined ? [] : [fault(source, ['shops', index, 'postcode'], `${country} is not Singapore`)]
}
