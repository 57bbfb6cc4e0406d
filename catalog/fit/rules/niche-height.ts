import { opening } from '../opening.ts'
import { type Model, no, type Rule } from '../outcome.ts'

/** In mm. Installation guides of microwave ovens, "Clearances": shelf above another oven. */
export const shelf = 20

/**
 * Installation guides of ovens and microwave ovens, "Clearances": opening in the cabinet; planning data: largest cabinet opening. Two
 * appliances in one niche need both heights and a shelf between them.
 */
export const nicheHeight: Rule = (model, { nicheHeight: have, stack }) => {
  const own = heights(model)
  if (!own) return undefined
  const other = stack && heights(stack)
  if (stack && !other) return no('noStack', '', '')
  return opening({
    question: 'nicheHeight',
    have,
    from: other ? own.from + shelf + other.from : own.from,
    to: other ? own.to + shelf + other.to : own.to,
    whenSmaller: 'heightenNiche',
    whenLarger: 'fillNicheHeight',
  })
}

/** The smallest and the largest opening for a model, in mm. */
export function heights(model: Model) {
  const niche = model.size('niche')
  return niche && { from: niche[2], to: model.pair('niche-max')?.[1] ?? niche[2] }
}
