import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { hobBelowHood } from './hob-below-hood.ts'

examples(hobBelowHood, { 'hob-width': 800 }, [
  ['a hob of this width is covered', { hobWidth: 800 }, fits],
  ['a wider hob is not', { hobWidth: 900 }, no('widerHob', 900, 800)],
  ['an open question says how wide the hob may be', {}, open('hobWidth', 800)],
])
