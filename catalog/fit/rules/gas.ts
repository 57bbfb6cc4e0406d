import { change, fits, no, open, type Rule } from '../outcome.ts'

/**
 * A gas hob needs its gas. Installation guide of gas hobs, "Before you begin": it is delivered with jets for town gas; jets for LPG are in
 * the box.
 */
export const gas: Rule = (model, { gas: have }) => {
  if (model.option('energy') !== 'gas') return undefined
  const kinds = model.options('gas-type')
  if (have === undefined) return open('gas', kinds.join(' '))
  if (have === 'none') return no('noGas', have, kinds.join(' '))
  if (have === 'lpg' && kinds.includes('town-gas') && kinds.includes('lpg')) return change('fitLpgJets', 'town', 'lpg')
  return kinds.includes(have === 'town' ? 'town-gas' : 'lpg') ? fits : no('noGas', have, kinds.join(' '))
}
