import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { nicheDepth } from './niche-depth.ts'

examples(nicheDepth, { niche: [560, 550, 590] }, [
  ['exactly enough fits', { nicheDepth: 550 }, fits],
  ['the wall behind can not be moved', { nicheDepth: 530 }, no('shallowNiche', 530, 550)],
  ['an open question says what is needed', {}, open('nicheDepth', 550)],
])
