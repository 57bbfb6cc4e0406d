import { examples } from '../examples.ts'
import { change, fits } from '../outcome.ts'
import { freeStanding } from './free-standing.ts'

examples(freeStanding, { 'free-side': 100 }, [
  ['it needs no niche', {}, fits],
  ['a niche is not for it', { nicheWidth: 560 }, change('onWorktop', '', 100)],
  ['neither is a column', { place: 'column' }, change('onWorktop', '', 100)],
])
examples(freeStanding, {}, [['a built-in oven is judged by its niche', { nicheWidth: 560 }, undefined]])
