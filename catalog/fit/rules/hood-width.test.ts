import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { hoodWidth } from './hood-width.ts'

examples(hoodWidth, { size: [900, 390, 520], 'clear-side': 5 }, [
  ['the hood and a gap on each side fit', { width: 910 }, fits],
  ['without the gaps it is too narrow', { width: 909 }, no('narrowForHood', 909, 910)],
  ['an open question says what is needed', {}, open('width', 910)],
])
examples(hoodWidth, { size: [600, 300, 110] }, [['a hood in a cabinet needs no gap', { width: 600 }, fits]])
