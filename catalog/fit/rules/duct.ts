import { change, fits, no, open, type Rule } from '../outcome.ts'

/** In mm. No panel for a window takes a wider duct. */
const widestInWindow = 180

/**
 * A narrower duct makes a hood weak and loud. Without one, the hood needs its recirculation kit. Installation guides of hoods,
 * "Clearances": duct, diameter; decision 063.
 */
export const duct: Rule = (model, { duct: have }) => {
  const need = model.number('duct')
  if (need === undefined) return undefined
  if (have === undefined) return open('duct', need)
  const ways = model.options('operation')
  if (have === 'none') {
    const kit = model.option('recirculation-kit')
    return ways.includes('recirculating') && kit !== undefined
      ? change('orderFilter', have, kit)
      : no('noRecirculation', have, need)
  }
  if (have === 'window') return need <= widestInWindow ? fits : no('wideForWindow', widestInWindow, need)
  return have >= need ? fits : change('widerDuct', have, need)
}
