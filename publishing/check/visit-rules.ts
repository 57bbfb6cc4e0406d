import type { VisitRules } from '#contract/content/visits.ts'
import { clockMinutes } from '#contract/visits/availability.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import type { YamlSource } from '../read/yaml-source.ts'
import { fault, type Rule } from './rule.ts'

type Hours = NonNullable<VisitRules['hours']>
type Place = { postcode?: string | undefined; position?: unknown; hours?: Hours | undefined; visits?: VisitRules | undefined }

/** What visitors can book must be possible: kinds that fit into the hours, and days in order (VB1). */
export const visitRules: Rule = ({ stores, shops }) => [
  ...(stores?.data.stores ?? []).flatMap((store, index) => (stores ? faultsOf(stores.source, ['stores', index], store) : [])),
  ...shops.flatMap(({ source, data }) => data.shops.flatMap((shop, index) => faultsOf(source, ['shops', index], shop))),
]

function faultsOf(source: YamlSource, path: FieldPath, { postcode, position, hours: open, visits }: Place): ContentIssue[] {
  if (!visits) return []
  const at = (...deeper: FieldPath) => [...path, 'visits', ...deeper]
  if (postcode === undefined || position === undefined || open === undefined)
    return [fault(source, at(), 'needs postcode, position and hours, because it takes visits')]
  const hours = visits.hours ?? open
  const longest = Math.max(...hours.map((one) => clockMinutes(one.close) - clockMinutes(one.open)))
  return [
    ...hours.flatMap((one, index) =>
      clockMinutes(one.open) < clockMinutes(one.close)
        ? []
        : [fault(source, visits.hours ? at('hours', index) : [...path, 'hours', index], 'opens after it closes')],
    ),
    ...visits.kinds.flatMap((one, index) => [
      ...(visits.kinds.findIndex(({ kind }) => kind === one.kind) === index
        ? []
        : [fault(source, at('kinds', index, 'kind'), 'there are two of this kind: leave one out')]),
      ...(one.kind === 'cooking' || one.minutes <= longest
        ? []
        : [fault(source, at('kinds', index, 'minutes'), 'is longer than the place is open')]),
    ]),
    ...visits.closed.flatMap(({ from, until }, index) =>
      from <= until ? [] : [fault(source, at('closed', index, 'until'), 'ends before it begins')],
    ),
  ]
}
