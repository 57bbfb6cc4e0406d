import { examples } from '../examples.ts'
import { change, fits, open } from '../outcome.ts'
import { depthBelow } from './depth-below.ts'

examples(depthBelow, { 'clear-below': 110 }, [
  ['exactly enough fits', { depthBelow: 110 }, fits],
  ['a shelf that is too high is lowered', { depthBelow: 95 }, change('clearBelow', 95, 110)],
  ['an open question says what is needed', {}, open('depthBelow', 110)],
])
