import { codeKey } from '#catalog/queries/code-key.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import type { Place } from '../read/yaml-source.ts'
import type { Rule } from './rule.ts'

/** Ids and codes that URLs, forms and stored selections use must be unique. */
export const uniqueIds: Rule = ({ products, banners, categories, stores, areas, shops }) => [
  ...repeated(products.map(({ source, id }) => [id, source.at(['id'])])),
  // Lookups ignore the hyphen of a code, so codes must differ in more than that.
  ...repeated(products.map(({ source, code }) => [codeKey(code), source.at(['code'])])),
  ...repeated((banners?.data ?? []).flatMap(({ id }, index) => (banners ? [[id, banners.source.at([index, 'id'])]] : []))),
  ...repeated(
    categories.flatMap(({ source, filters }) => filters.map(({ id }, index) => [id, source.at(['filters', index, 'id'])])),
  ),
  ...placeLevels(areas).flatMap(repeated),
  // A visit names its place by this id, whether it is a store or a shop.
  ...repeated([
    ...(stores?.data.stores ?? []).flatMap(({ id }, index): Named[] =>
      stores ? [[id, stores.source.at(['stores', index, 'id'])]] : [],
    ),
    ...shops.flatMap(({ source, data }) => data.shops.map(({ id }, index): Named => [id, source.at(['shops', index, 'id'])])),
  ]),
  ...categories.flatMap(({ source, filters, parameters }) => [
    ...repeated(parameters.map(({ key }, index) => [key, source.at(['parameters', index, 'key'])])),
    ...repeated(filters.map(({ type }, index) => [type, source.at(['filters', index, 'type'])])),
    ...filters.flatMap(({ values }, index) =>
      repeated(values.map(({ id }, value) => [id, source.at(['filters', index, 'values', value, 'id'])])),
    ),
  ]),
]

type Named = readonly [name: string, place: Place]

/** The API finds places by the id of their parent, so ids must be unique on each level. */
function placeLevels(areas: ContentDraft['areas']): Named[][] {
  if (!areas) return []
  const level = (entries: readonly { id: string; path: FieldPath }[]) =>
    entries.map(({ id, path }): Named => [id, areas.source.at([...path, 'id'])])
  const ofAreas = areas.data.areas.map((area, index) => ({ ...area, path: ['areas', index] as FieldPath }))
  const countries = ofAreas.flatMap(({ countries, path }) =>
    countries.map((country, index) => ({ ...country, path: [...path, 'countries', index] })),
  )
  const cities = countries.flatMap(({ cities, path }) =>
    cities.map((city, index) => ({ ...city, path: [...path, 'cities', index] })),
  )
  return [level(ofAreas), level(countries), level(cities)]
}

function repeated(named: readonly Named[]): ContentIssue[] {
  const first = new Map<string, Place>()
  return named.flatMap(([name, place]) => {
    const earlier = first.get(name)
    if (!earlier) {
      first.set(name, place)
      return []
    }
    return [
      {
        ...place,
        message: `${name} is already used in ${earlier.file}${earlier.line ? `:${earlier.line}` : ''}: choose another`,
      },
    ]
  })
}
