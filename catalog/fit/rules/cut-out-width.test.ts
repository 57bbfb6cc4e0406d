import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { cutOutWidth } from './cut-out-width.ts'

// The HB-7830: a rim of 780 mm covers a hole of at most 760 mm.
examples(cutOutWidth, { 'cut-out': [750, 420], size: [780, 450, 120] }, [
  ['its own cut-out fits', { cutoutWidth: 750 }, fits],
  ['a narrower one is widened', { cutoutWidth: 730 }, change('widenCutOut', 730, 750)],
  ['one millimetre less is too narrow', { cutoutWidth: 749 }, change('widenCutOut', 749, 750)],
  ['a wider one is covered by the rim', { cutoutWidth: 760 }, fits],
  ['a rim of less than 10 mm on each side is too little', { cutoutWidth: 761 }, change('closeCutOut', 761, 760)],
  ['strips close 40 mm', { cutoutWidth: 800 }, change('closeCutOut', 800, 760)],
  ['a hole that is much too wide is a reason', { cutoutWidth: 801 }, no('wideCutOut', 801, 760)],
  ['an open question says what is needed', {}, open('cutoutWidth', 750)],
])
examples(cutOutWidth, { 'cut-out': [885, 480], size: [900, 500, 500] }, [
  ['a narrow rim still covers its own cut-out', { cutoutWidth: 885 }, fits],
])
examples(cutOutWidth, { size: [595, 565, 595] }, [['an oven has no cut-out', { cutoutWidth: 750 }, undefined]])
