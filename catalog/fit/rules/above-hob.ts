import type { AboveHob } from '#contract/fit/answers.ts'
import { change, fits, open, type Rule } from '../outcome.ts'

const distances = { cabinet: 'clear-above', slanted: 'hood-slanted', hood: 'hood-other' } as const satisfies Record<
  AboveHob,
  string
>

/** Installation guide of gas hobs, "Clearances": height to a slanted hood, to any other hood and to a cabinet. */
export const aboveHob: Rule = (model, { above, aboveWhat }) => {
  const needed = Object.values(distances).flatMap((key) => model.number(key) ?? [])
  const need = aboveWhat ? model.number(distances[aboveWhat]) : undefined
  if (needed.length < Object.keys(distances).length) return undefined
  if (above === undefined) return open('above', need ?? Math.max(...needed))
  // If it is high or low enough for everything, it doesn't matter what it is.
  if (above >= Math.max(...needed)) return fits
  if (need === undefined && above >= Math.min(...needed)) return open('aboveWhat', Math.max(...needed))
  const least = need ?? Math.min(...needed)
  return above >= least ? fits : change('raiseAbove', above, least)
}
