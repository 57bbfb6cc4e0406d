import { expect, it } from 'vitest'
import { matchingModels, readModel } from './typed-model.ts'

const codes = ['RH-9010', 'RH-9008', 'SD-9008', 'HB-7830', 'SO-6050']

it.each([
  'RH-9010',
  'rh-9010',
  'rh9010',
  'RH 9010',
  'RH–9010',
  'RH_9010',
  'RH.9010',
  'ＲＨ－９０１０',
  'RH-9010/01',
  'RH 9010 BK',
  'RH9010BK',
  'RH-901001',
  'RH-9O1O',
  'RH-90I0',
  ' \u200BRH-9010\uFEFF',
  'Solenne RH-9010',
  '型号：RH9010',
  'Model No. RH-9010',
  'Model: RH 9010/01',
])('safety notices: %j is the model RH-9010', (typed) => {
  expect(readModel(typed)).toBe('RH-9010')
  expect(matchingModels(typed, codes)).toEqual(['RH-9010'])
})

it('safety notices: a digit for a letter of the code is read as the letter', () => {
  expect(matchingModels('S0-6050', codes)).toEqual(['SO-6050'])
})

it('safety notices: a number alone means the models that have it', () => {
  expect(matchingModels('7830', codes)).toEqual(['HB-7830'])
  expect(matchingModels('No. ７８３０', codes)).toEqual(['HB-7830'])
  // HB, typed with the Korean keyboard on.
  expect(matchingModels('ㅗㅠ-7830', codes)).toEqual(['HB-7830'])
  expect(matchingModels('9008', codes)).toEqual(['RH-9008', 'SD-9008'])
})

it.each(['', 'other', 'XB7830', 'RH-901', 'constructor', '__proto__', '烤箱', 'x'.repeat(65_536), '0'.repeat(65_536)])(
  'safety notices: %.20j is none of the models',
  (typed) => expect(matchingModels(typed, codes)).toEqual([]),
)
