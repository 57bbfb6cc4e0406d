import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { cutOutDepth } from './cut-out-depth.ts'

examples(cutOutDepth, { 'cut-out': [750, 420], size: [780, 450, 120] }, [
  ['its own cut-out fits', { cutoutDepth: 420 }, fits],
  ['a shorter one is cut deeper', { cutoutDepth: 400 }, change('deepenCutOut', 400, 420)],
  ['a deeper one is covered by the rim', { cutoutDepth: 430 }, fits],
  ['a rim of less than 10 mm on each side is too little', { cutoutDepth: 450 }, change('shortenCutOut', 450, 430)],
  ['a hole that is much too deep is a reason', { cutoutDepth: 490 }, no('deepCutOut', 490, 430)],
  ['an open question says what is needed', {}, open('cutoutDepth', 420)],
])
