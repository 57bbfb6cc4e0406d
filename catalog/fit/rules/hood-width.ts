import { atLeast } from '../least.ts'
import type { Rule } from '../outcome.ts'

/** Installation guides of hoods, "Clearances": to a cabinet on either side. A hood in a cabinet or above an island needs no gap. */
export const hoodWidth: Rule = (model, { width: have }) => {
  const size = model.size('size')
  if (!size) return undefined
  return atLeast({ question: 'width', have, need: size[0] + 2 * (model.number('clear-side') ?? 0) }, 'narrowForHood')
}
