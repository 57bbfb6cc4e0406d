import { opening } from '../opening.ts'
import type { Rule } from '../outcome.ts'

/** In mm. The least width of rim that rests on the worktop, on each side. */
export const bearing = 10

/** In mm. Filler strips on both sides close no more of a hole in stone. */
export const widestStrip = 40

/**
 * The body goes into the cut-out, and the rim covers it. Installation guides of hobs and dishwashers, "Clearances": worktop cut-out. The
 * rim needs 10 mm on each side to rest on.
 */
export const cutOutWidth: Rule = (model, { cutoutWidth }) => {
  const [hole, rim] = [model.pair('cut-out'), model.size('size')]
  if (!hole || !rim) return undefined
  return opening({
    question: 'cutoutWidth',
    have: cutoutWidth,
    from: hole[0],
    to: Math.max(hole[0], rim[0] - 2 * bearing),
    whenSmaller: 'widenCutOut',
    whenLarger: 'closeCutOut',
    closable: { by: widestStrip, beyond: 'wideCutOut' },
  })
}
