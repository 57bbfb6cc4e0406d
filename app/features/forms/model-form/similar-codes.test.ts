import { expect, it } from 'vitest'
import { similarCodes } from './similar-codes.ts'

const codes = ['RH-9010', 'RH-9011', 'RH-9008', 'SD-9008', 'HB-7830']

it('a number alone identifies its model, if only one has it', () => {
  expect(similarCodes('7830', codes)).toEqual({ same: 'HB-7830', similar: [] })
  expect(similarCodes(' ７８３０ ', codes)).toEqual({ same: 'HB-7830', similar: [] })
  expect(similarCodes('9008', codes)).toEqual({ similar: ['RH-9008', 'SD-9008'] })
})

it('tolerates one wrong letter or digit', () => {
  expect(similarCodes('hb-7831', codes)).toEqual({ similar: ['HB-7830'] })
  expect(similarCodes('XB7830', codes)).toEqual({ similar: ['HB-7830'] })
  expect(similarCodes('RH-9012', codes)).toEqual({ similar: ['RH-9010', 'RH-9011'] })
})

it.each(['', '<script>', '烤箱', 'XX-0000', 'x'.repeat(5000)])('%j has no similar code', (typed) =>
  expect(similarCodes(typed, codes)).toEqual({ similar: [] }),
)
