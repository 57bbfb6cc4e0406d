import { change, fits, no, open, type Rule } from '../outcome.ts'

/** Installation guides of ovens and microwave ovens, "Clearances": opening in the cabinet; planning data: largest cabinet opening. */
export const nicheWidth: Rule = (model, { nicheWidth: have }) => {
  const [niche, largest] = [model.size('niche'), model.pair('niche-max')]
  if (!niche) return undefined
  if (have === undefined) return open('nicheWidth', niche[0])
  if (have < niche[0]) return no('narrowNiche', have, niche[0])
  return largest && have > largest[0] ? change('fillNicheWidth', have, largest[0]) : fits
}
