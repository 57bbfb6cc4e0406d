import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { worktopDepth } from './worktop-depth.ts'

examples(worktopDepth, { 'worktop-depth': 600 }, [
  ['exactly enough fits', { worktopDepth: 600 }, fits],
  ['a shallower worktop does not', { worktopDepth: 560 }, no('shallowWorktop', 560, 600)],
  ['an open question says what is needed', {}, open('worktopDepth', 600)],
])
