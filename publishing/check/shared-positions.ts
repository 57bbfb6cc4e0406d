import type { ContentIssue } from '../read/content-issue.ts'
import type { Place } from '../read/yaml-source.ts'
import type { Rule } from './rule.ts'

/** Entries with the same position appear in an arbitrary order. */
export const sharedPositions: Rule = ({ series, products }) => [
  ...shared(series.map(({ source, category, position }) => ({ within: category, position, place: source.at(['position']) }))),
  ...shared(products.map(({ source, series: within, position }) => ({ within, position, place: source.at(['position']) }))),
]

function shared(entries: readonly { within: string; position: number; place: Place }[]): ContentIssue[] {
  const first = new Map<string, Place>()
  return entries.flatMap(({ within, position, place }) => {
    const key = `${position} in ${within}`
    const earlier = first.get(key)
    if (!earlier) first.set(key, place)
    return earlier ? [{ ...place, message: `${earlier.file} also has position ${key}: change one of them` }] : []
  })
}
