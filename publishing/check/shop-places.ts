import type { ContentDraft, ShopsEntry } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { fault, type Rule } from './rule.ts'

/** A shop must be in a city of its country. A shop in Singapore needs the fields that sorting by distance uses (S2). */
export const shopPlaces: Rule = (draft) => {
  // Without the areas, the shops cannot be checked. The unreadable file is already reported.
  if (draft.unreadable.has('shops/areas.yaml')) return []
  const countries = (draft.areas?.data.areas ?? []).flatMap((area) => area.countries)
  return draft.shops.flatMap((entry) => {
    const cities = countries.find(({ id }) => id === entry.country)?.cities
    if (!cities) return [fault(entry.source, [], `shops/areas.yaml has no country ${entry.country}`)]
    return entry.data.shops.flatMap(({ city }, index) => [
      ...(cities.some(({ id }) => id === city)
        ? []
        : [
            fault(
              entry.source,
              ['shops', index, 'city'],
              `${entry.country} has no city ${city}: choose one of ${cities.map(({ id }) => id).join(', ')}`,
            ),
          ]),
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
    .map(([name]) => fault(source, ['shops', index], `needs a ${name}, as every shop in Singapore does`))
  const sector = postcode?.slice(0, 2)
  const sectorsUnknown = postalSectors === undefined && unreadable.has('shops/postal-sectors.yaml')
  const isKnown = sector === undefined || sectorsUnknown || Object.hasOwn(postalSectors?.data.sectors ?? {}, sector)
  return isKnown
    ? missing
    : [
        ...missing,
        fault(
          source,
          ['shops', index, 'postcode'],
          `shops/postal-sectors.yaml has no sector ${sector}, the first two digits of this postcode`,
        ),
      ]
}

function abroadFaults({ source, data, country }: ShopsEntry, index: number): ContentIssue[] {
  const { postcode } = data.shops[index] ?? {}
  // The page sorts shops by Singapore postcodes.
  return postcode === undefined
    ? []
    : [
        fault(
          source,
          ['shops', index, 'postcode'],
          `remove the postcode: only shops in Singapore have one, and this shop is in ${country}`,
        ),
      ]
}
