import { expect, it } from 'vitest'
import { locateMeasures, measureTerm } from './measures.ts'

const measuresIn = (text: string) => locateMeasures(text).map(measureTerm)

it.each([
  ['900 mm', '90cm'],
  ['90 公分', '90 cm'],
  ['1,450 m³/h', '1450m3/h'],
  ['4,2 kW', '4200 W'],
  ['S$3,000', '3000 dollars'],
  ['55데시벨', '55 dB(A)'],
  ['4 burners', '4구'],
  ['4-zone', '4 tungku'],
  ['4頭', '4 个炉头'],
])('Q2: %s is the same measure as %s', (text, other) => {
  expect(measuresIn(text)).toHaveLength(1)
  expect(measuresIn(text)).toEqual(measuresIn(other))
})

it.each(['RH-9010 a', 'model 9010', '3.5 stars', '2구역'])('finds no measure in %s', (text) =>
  expect(measuresIn(text)).toEqual([]),
)
