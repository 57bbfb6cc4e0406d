import { opening } from '../opening.ts'
import type { Rule } from '../outcome.ts'
import { bearing, widestStrip } from './cut-out-width.ts'

/** The same as for the width, from front to back. Installation guides of hobs and dishwashers, "Clearances": worktop cut-out. */
export const cutOutDepth: Rule = (model, { cutoutDepth }) => {
  const [hole, rim] = [model.pair('cut-out'), model.size('size')]
  if (!hole || !rim) return undefined
  return opening({
    question: 'cutoutDepth',
    have: cutoutDepth,
    from: hole[1],
    to: Math.max(hole[1], rim[1] - 2 * bearing),
    whenSmaller: 'deepenCutOut',
    whenLarger: 'shortenCutOut',
    closable: { by: widestStrip, beyond: 'deepCutOut' },
  })
}
