import { change, fits, no, type Outcome, open, type Rule } from '../outcome.ts'

/**
 * Height above the hob and height with chimney together reach from the worktop to the ceiling. Installation guides of hoods, "Clearances":
 * lower edge above a gas or induction hob, height with chimney. A hood in a cabinet has no chimney.
 */
export const ceiling: Rule = (model, { ceiling: have, below }) => {
  const chimney = model.pair('total-height')
  const above = { gas: model.pair('above-gas'), induction: model.pair('above-induction') }
  if (!chimney || !above.gas || !above.induction) return undefined

  const room = (hob: 'gas' | 'induction') => ({
    from: chimney[0] + (above[hob]?.[0] ?? 0),
    to: chimney[1] + (above[hob]?.[1] ?? 0),
  })
  if (below) return judged(have, room(below))
  const [gas, induction] = [judged(have, room('gas')), judged(have, room('induction'))]
  // The form asks for the kind of hob only if the answer depends on it.
  return gas.verdict === induction.verdict ? gas : open('below', room('gas').from)
}

function judged(have: number | undefined, { from, to }: { from: number; to: number }): Outcome {
  if (have === undefined) return open('ceiling', from)
  if (have < from) return no('lowCeiling', have, from)
  return have > to ? change('highCeiling', have, to) : fits
}
