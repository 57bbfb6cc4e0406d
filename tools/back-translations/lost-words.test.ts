import { expect, it } from 'vitest'
import { lostWords } from './lost-words.ts'

it('G1: a back-translation that lost a dangerous word is named', () => {
  expect(lostWords('If you smell gas, turn off the knobs.', 'If you notice a smell, turn the knobs off.')).toEqual(['gas'])
  expect(lostWords("Don't empty the tray and carry on.", 'Empty the tray and go on using it.')).toEqual(['not'])
  expect(lostWords('Mark the centre of the hood.', 'Mark the centre line of the hob.')).toEqual(['hood'])
  expect(lostWords('Turn both clips back.', 'Turn both clips back again.')).toEqual([])
})
