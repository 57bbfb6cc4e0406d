import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { tallCabinet } from './tall-cabinet.ts'

// 300 mm from the rim, which reaches 15 mm beyond the cut-out.
examples(tallCabinet, { 'clear-tall': 300, 'cut-out': [750, 420], size: [780, 450, 120] }, [
  ['exactly enough fits', { tall: 315 }, fits],
  ['a tall cabinet that is too near is a reason', { tall: 200 }, no('nearTall', 200, 315)],
  ['an open question says what is needed', {}, open('tall', 315)],
])
