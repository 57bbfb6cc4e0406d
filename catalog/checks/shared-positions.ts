import type { ContentIssue } from '../content-issue.ts'
import type { Place } from '../reading/yaml-source.ts'
import type { Rule } from './rule.ts'

/** Entries with the same position appear in an arbitrary order. */
export const sharedPositions: Rule = ({ series, products }) => [
  ...shared(series.map(({ source, category, position }) => ({ within: category, position, place: source.at(['position']) }))),
  ...shared(products.map(({ source, series: within, position }) => ({ within, position, place: source.at(['position']) }))),
]

function shared(entries: readonly { within: string; position: number; place: Place }[]): ContentIssue[] {
  return entries.flatMap(({ within, position, place }, index) => {
    const earlier = entries.slice(0, index).find((other) => other.within === within && other.position === position)
    return earlier
      ? [{ ...place, message: `${earlier.place.file} also has position ${position} in ${within}: change one of them` }]
      : []
  })
}
