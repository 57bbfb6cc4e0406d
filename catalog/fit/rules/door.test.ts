import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { door } from './door.ts'

examples(door, { 'open-depth': 500 }, [
  ['exactly enough fits', { door: 500 }, fits],
  ['a door that can not open is a reason', { door: 450 }, no('doorRoom', 450, 500)],
  ['an open question says what is needed', {}, open('door', 500)],
])
