import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { ceiling } from './ceiling.ts'

// The RH-9020 above gas: 650 + 750 = 1,400 mm to 750 + 1,150 = 1,900 mm; above induction from 550 + 750 = 1,300 mm.
const chimney = { 'total-height': [750, 1150], 'above-gas': [650, 750], 'above-induction': [550, 750] }
examples(ceiling, chimney, [
  ['the lowest ceiling above gas fits', { ceiling: 1400, below: 'gas' }, fits],
  ['a lower one does not', { ceiling: 1390, below: 'gas' }, no('lowCeiling', 1390, 1400)],
  ['above induction it may be lower', { ceiling: 1390, below: 'induction' }, fits],
  ['between the two limits, the kind of hob decides', { ceiling: 1390 }, open('below', 1400)],
  ['below a high ceiling, both kinds of hob fit', { ceiling: 1800 }, fits],
  ['the chimney ends below a higher one', { ceiling: 2000 }, change('highCeiling', 2000, 1900)],
  ['too low for both is a reason', { ceiling: 1200 }, no('lowCeiling', 1200, 1400)],
  ['an open question says what is needed', { below: 'induction' }, open('ceiling', 1300)],
])
examples(ceiling, { 'above-gas': [650, 750], 'above-induction': [550, 700] }, [
  ['a hood in a cabinet has no chimney', { ceiling: 1200 }, undefined],
])
