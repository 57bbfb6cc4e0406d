import { change, fits, type Rule } from '../outcome.ts'

/** A table-top oven needs no niche, only free space around it on the worktop. Installation guide of the table-top oven, "Clearances". */
export const freeStanding: Rule = (model, { place, nicheWidth, nicheHeight, nicheDepth }) => {
  const side = model.number('free-side')
  if (side === undefined) return undefined
  const builtIn = place ?? nicheWidth ?? nicheHeight ?? nicheDepth
  return builtIn === undefined ? fits : change('onWorktop', '', side)
}
