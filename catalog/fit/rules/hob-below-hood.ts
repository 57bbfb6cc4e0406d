import { fits, no, open, type Rule } from '../outcome.ts'

/** Steam rises beside a hood that is much narrower than the hob. Planning data of hoods: widest hob below it. */
export const hobBelowHood: Rule = (model, { hobWidth }) => {
  const widest = model.number('hob-width')
  if (widest === undefined) return undefined
  if (hobWidth === undefined) return open('hobWidth', widest)
  return hobWidth <= widest ? fits : no('widerHob', hobWidth, widest)
}
