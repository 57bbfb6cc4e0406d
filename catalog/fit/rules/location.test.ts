import { valuesByKind as model } from '../../plausibility/values-by-kind.ts'
import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { location } from './location.ts'

examples(location, { location: ['column', 'under-worktop'] }, [
  ['an oven fits in a column', { place: 'column' }, fits],
  ['an oven fits below a worktop', { place: 'worktop' }, fits],
  ['two appliances do not fit below a worktop', { place: 'worktop', stack: model({}) }, no('noStack', '', '')],
  ['an open question names the places', {}, open('place', 'column under-worktop')],
])
examples(location, { location: 'column' }, [
  ['a combi microwave does not fit below a worktop', { place: 'worktop' }, no('wrongPlace', 'worktop', 'column')],
])
examples(location, { location: 'wall-cabinet' }, [['a wall cabinet is no worktop', { place: 'column' }, fits]])
