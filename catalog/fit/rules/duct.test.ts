import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { duct } from './duct.ts'

examples(duct, { duct: 180, operation: ['recirculating', 'ducted'], 'recirculation-kit': 'RK-90' }, [
  ['a duct of its diameter fits', { duct: 180 }, fits],
  ['a wider duct fits', { duct: 200 }, fits],
  ['a narrower duct is replaced', { duct: 150 }, change('widerDuct', 150, 180)],
  ['a window panel takes 180 mm', { duct: 'window' }, fits],
  ['without a duct the kit is ordered', { duct: 'none' }, change('orderFilter', 'none', 'RK-90')],
  ['an open question says what is needed', {}, open('duct', 180)],
])
examples(duct, { duct: 200, operation: 'ducted' }, [
  ['a window panel does not take 200 mm', { duct: 'window' }, no('wideForWindow', 180, 200)],
  ['a hood without a kit needs a duct', { duct: 'none' }, no('noRecirculation', 'none', 200)],
])
