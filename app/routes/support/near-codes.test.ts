import { expect, it } from 'vitest'
import { nearCodes } from './near-codes.ts'

const codes = ['RH-9010', 'RH-9011', 'RH-9008', 'SD-9008', 'HB-7830']

it('a number alone identifies its model, if only one has it', () => {
  expect(nearCodes('7830', codes)).toEqual({ same: 'HB-7830', near: [] })
  expect(nearCodes(' ７８３０ ', codes)).toEqual({ same: 'HB-7830', near: [] })
  expect(nearCodes('9008', codes)).toEqual({ near: ['RH-9008', 'SD-9008'] })
})

it('tolerates one wrong letter or digit', () => {
  expect(nearCodes('hb-7831', codes)).toEqual({ near: ['HB-7830'] })
  expect(nearCodes('XB7830', codes)).toEqual({ near: ['HB-7830'] })
  expect(nearCodes('RH-9012', codes)).toEqual({ near: ['RH-9010', 'RH-9011'] })
})

it.each(['', '<script>', '烤箱', 'XX-0000', 'x'.repeat(5000)])('%j has no similar code', (typed) =>
  expect(nearCodes(typed, codes)).toEqual({ near: [] }),
)
