import type { ContentIssue } from '../content-issue.ts'
import { codeKey } from '../queries/code-key.ts'
import type { Place } from '../reading/yaml-source.ts'
import type { Rule } from './rule.ts'

/** What addresses, forms and stored selections name a thing by belongs to one thing alone. */
export const uniqueIds: Rule = ({ products, banners, categories }) => [
  ...repeated(products.map(({ source, id }) => [id, source.at(['id'])])),
  // Codes are found with and without the hyphen, so they must differ in more than that.
  ...repeated(products.map(({ source, code }) => [codeKey(code), source.at(['code'])])),
  ...repeated((banners?.data ?? []).flatMap(({ id }, index) => (banners ? [[id, banners.source.at([index, 'id'])]] : []))),
  ...repeated(
    categories.flatMap(({ source, filters }) => filters.map(({ id }, index) => [id, source.at(['filters', index, 'id'])])),
  ),
  ...categories.flatMap(({ source, filters, parameters }) => [
    ...repeated(parameters.map(({ key }, index) => [key, source.at(['parameters', index, 'key'])])),
    ...repeated(filters.map(({ type }, index) => [type, source.at(['filters', index, 'type'])])),
    ...filters.flatMap(({ values }, index) =>
      repeated(values.map(({ id }, value) => [id, source.at(['filters', index, 'values', value, 'id'])])),
    ),
  ]),
]

function repeated(named: readonly (readonly [name: string, place: Place])[]): ContentIssue[] {
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
        message: `${name} is taken already by ${earlier.file}${earlier.line ? `:${earlier.line}` : ''}: choose another`,
      },
    ]
  })
}
