import { expect, it } from 'vitest'
import { codeKey } from './code-key.ts'

it.each(['RH-9010', 'rh9010', ' Rh 9010 ', 'RH–9010', 'ＲＨ－９０１０', 'rh_9010', 'RH.9010'])(
  'D: %j matches the code RH-9010',
  (typed) => expect(codeKey(typed)).toBe(codeKey('RH-9010')),
)
