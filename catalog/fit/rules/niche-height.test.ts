import { valuesByKind as model } from '../../plausibility/values-by-kind.ts'
import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { nicheHeight } from './niche-height.ts'

const microwave = model({ niche: [560, 550, 450], 'niche-max': [568, 455] })
const tableTop = model({ size: [500, 450, 390] })

// With the microwave: 590 + 20 + 450 = 1,060 mm to 595 + 20 + 455 = 1,070 mm.
examples(nicheHeight, { niche: [560, 550, 590], 'niche-max': [568, 595] }, [
  ['the lowest niche fits', { nicheHeight: 590 }, fits],
  ['in a lower one, the shelf is moved', { nicheHeight: 575 }, change('heightenNiche', 575, 590)],
  ['in a higher one, too', { nicheHeight: 620 }, change('fillNicheHeight', 620, 595)],
  ['two appliances fit with a shelf between them', { nicheHeight: 1060, stack: microwave }, fits],
  ['both need their height', { nicheHeight: 1050, stack: microwave }, change('heightenNiche', 1050, 1060)],
  ['both leave little room', { nicheHeight: 1100, stack: microwave }, change('fillNicheHeight', 1100, 1070)],
  ['a table-top oven is not built in above another', { nicheHeight: 1060, stack: tableTop }, no('noStack', '', '')],
  ['an open question names the height of both', { stack: microwave }, open('nicheHeight', 1060)],
])
