import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =1+1', " '=1+1"],
  ['\t=1+1', "'\t'=1+1"],
  ['-2+3', "'-2+3"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a; =1+1', "a; '=1+1"],
  ['a,@x', "a,'@x"],
  ['a\t=1', "a\t'=1"],
  ['one\n+two', "one\n'+two"],
  ['it says "=1+1"', 'it says ""\'=1+1""'],
])('escapes formulas in %j for every cell separator', (typed, cell) => {
  expect(csvLine([typed])).toBe(`"${cell}"\r\n`)
})

it.each([
  ['+65 9123 4567', '+65 9123 4567'],
  ['+65-9123-4567', '+65 9123 4567'],
  ['+6591234567', '+65 9123 4567'],
  ['ann@example.com, +65 9123 4567', 'ann@example.com, +65 9123 4567'],
  ['-', '-'],
  ['a - b; c = d', 'a - b; c = d'],
  ['ann+news@example.com', 'ann+news@example.com'],
  ['It hums – 50% louder', 'It hums – 50% louder'],
])('keeps %j readable: %j', (typed, cell) => {
  expect(csvLine([typed])).toBe(`"${cell}"\r\n`)
})

it('a cell is truncated after its formulas are escaped, so that the apostrophes do not make it too long', () => {
  const [, cell] = /^"(.*)"\r\n$/s.exec(csvLine(['=1\n'.repeat(20_000)])) ?? []
  expect(cell).toMatch(/^('=1\n)+.{0,3} … \(cut: /)
  expect(cell?.length).toBeLessThanOrEqual(32_767)
})
