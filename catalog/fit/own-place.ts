import type { FitAnswers } from '#contract/fit/answers.ts'
import type { Model } from './outcome.ts'
import { connectionOf } from './rules/power.ts'

/** The place that a model leaves when it is taken out: its cut-out, opening, width and connection. Its replacement is looked for with them. */
export function ownPlace(model: Model): FitAnswers {
  const [hole, niche, size] = [model.pair('cut-out'), model.size('niche'), model.size('size')]
  const power = connectionOf(model)
  const isHood = model.number('hob-width') !== undefined
  const inner = model.number('cabinet-inner')
  return {
    ...(hole && { cutoutWidth: hole[0], cutoutDepth: hole[1] }),
    ...(niche && { nicheWidth: niche[0], nicheHeight: niche[2], nicheDepth: niche[1] }),
    ...(isHood && size && { width: size[0] + 2 * (model.number('clear-side') ?? 0), duct: model.number('duct') }),
    ...(inner !== undefined && { cabinetWidth: inner }),
    ...(power && { power }),
  }
}
