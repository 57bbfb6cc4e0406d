import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'

/** The cable and the air need room behind the body. Installation guides of ovens and microwave ovens, "Clearances": opening in the cabinet. */
export const nicheDepth: Rule = (model, { nicheDepth: have }) => {
  const niche = model.size('niche')
  return niche && atLeast({ question: 'nicheDepth', have, need: niche[1] }, 'shallowNiche')
}
