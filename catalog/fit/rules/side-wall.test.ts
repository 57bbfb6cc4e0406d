import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { sideWall } from './side-wall.ts'

// The rim of 780 mm reaches 15 mm beyond the cut-out of 750 mm: 150 + 15 = 165 mm from the edge of the cut-out.
examples(sideWall, { 'clear-side': 150, 'cut-out': [750, 420], size: [780, 450, 120] }, [
  ['the rim is added to the distance', { wall: 165 }, fits],
  ['a wall that is too near can not be moved', { wall: 150 }, no('nearWall', 150, 165)],
  ['a cut-out that has to be widened needs more', { wall: 165, cutoutWidth: 730 }, no('nearWall', 165, 175)],
  ['half a millimetre is rounded up', { wall: 165, cutoutWidth: 749 }, no('nearWall', 165, 166)],
  ['an open question says what is needed', {}, open('wall', 165)],
])
