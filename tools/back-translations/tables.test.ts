import { expect, it } from 'vitest'
import { faultsOf, renewed } from './tables.ts'

const texts = [
  { at: 'oven 1 item 1', english: 'Never use water.', text: '물을 쓰지 마십시오.' },
  { at: 'hob 1 item 1', english: 'Never use water.', text: '물을 쓰지 마십시오.' },
]
const row = { at: 'oven 1 item 1', text: '물을 쓰지 마십시오.', back: 'Do not use water.' }

it('G1: a text without exactly its back-translation is named, and so is a row without its text', () => {
  expect(faultsOf([row], texts)).toEqual(['hob 1 item 1: has no row'])
  expect(faultsOf([{ ...row, text: '물을 쓰십시오.' }], texts)[0]).toBe('oven 1 item 1: the text has changed')
  expect(faultsOf([{ ...row, back: ' ' }], texts)[0]).toBe('oven 1 item 1: has no back-translation')
  expect(faultsOf([{ ...row, at: 'sink 1 item 1' }], [])).toEqual(['sink 1 item 1: there is no such text'])
})

it('G1: a back-translation holds for the same text elsewhere, and not for a changed one', () => {
  expect(renewed([row], texts).map(({ back }) => back)).toEqual(['Do not use water.', 'Do not use water.'])
  expect(renewed([{ ...row, text: '물을 쓰십시오.' }], texts).map(({ back }) => back)).toEqual(['', ''])
})
