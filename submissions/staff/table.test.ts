import { expect, it } from 'vitest'
import { plain, table } from './table.ts'

const cellOf = (text: string) => table(['Name'], [[{ text }]], plain).split('\n')[1]

it('truncates long names to the column width, and counts wide characters twice', () => {
  expect(cellOf('x'.repeat(34))).toBe('x'.repeat(34))
  expect(cellOf('x'.repeat(35))).toBe(`${'x'.repeat(33)}…`)
  expect(cellOf('李'.repeat(17))).toBe('李'.repeat(17))
  expect(cellOf('李'.repeat(18))).toBe(`${'李'.repeat(16)}…`)
})

it('formats a name of 8,000 characters and a hundred thousand rows quickly', () => {
  const begun = performance.now()
  for (let times = 0; times < 10; times += 1) cellOf('李'.repeat(8_000))
  expect(performance.now() - begun).toBeLessThan(20_000)
  const rows = Array.from({ length: 150_000 }, () => [{ text: 'x' }])
  expect(table(['Name'], rows, plain).length).toBe(150_000 * 2 + 'Name'.length)
})
