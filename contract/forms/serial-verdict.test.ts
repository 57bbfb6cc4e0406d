import { expect, it } from 'vitest'
import { serialVerdict } from './serial-verdict.ts'

const ranges = [{ from: '261000001', to: '261899999' }]

it.each([
  ['261000001', 'affected'],
  ['261899999', 'affected'],
  [' 2614 00123 ', 'affected'],
  ['２６１４００１２３', 'affected'],
  ['S/N 261 400 123', 'affected'],
  ['S/N: 261400123', 'affected'],
  ['sn261400123', 'affected'],
  ['Serial no. 261400123', 'affected'],
  ['序列号：261400123', 'affected'],
  ['260999999', 'clear'],
  ['261900000', 'clear'],
  ['26140012', 'unreadable'],
  ['2614001234', 'unreadable'],
  ['HB-7830', 'unreadable'],
] as const)('safety notices: %j is %s', (typed, verdict) => expect(serialVerdict(typed, ranges)).toBe(verdict))

it('safety notices: compares serial numbers that contain letters', () => {
  const lettered = [{ from: 'RH1A00001', to: 'RH1A00950' }]
  expect(serialVerdict('rh1a-00950', lettered)).toBe('affected')
  expect(serialVerdict('RH1A00951', lettered)).toBe('clear')
  expect(serialVerdict('RH1B00100', lettered)).toBe('clear')
})
