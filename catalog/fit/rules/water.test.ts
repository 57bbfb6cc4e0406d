import { examples } from '../examples.ts'
import { change, fits, open } from '../outcome.ts'
import { water } from './water.ts'

examples(water, { 'inlet-hose': 2.0 }, [
  ['tap and drain nearby fit', { water: true }, fits],
  ['otherwise they are brought nearer', { water: false }, change('connectWater', '', 1.5)],
  ['an open question says how near', {}, open('water', 1.5)],
])
