import type { StackedNiche } from '#contract/views/fit.ts'
import type { Model } from './outcome.ts'
import { nicheHeights, shelf } from './rules/niche-height.ts'

type NamedModel = { code: string; model: Model }

/** The openings for a second appliance together with each of the models: one for each height, the lowest first (FT3). */
export function stackedNiches(models: readonly NamedModel[], second: Model): StackedNiche[] {
  const other = nicheHeights(second)?.from
  if (other === undefined) return []
  const byHeight = Map.groupBy(models, ({ model }) => nicheHeights(model)?.from)
  return [...byHeight]
    .flatMap(([own, same]): StackedNiche[] =>
      own === undefined ? [] : [{ own, shelf, other, total: own + shelf + other, codes: same.map(({ code }) => code) }],
    )
    .sort((one, another) => one.total - another.total)
}
