import { expect, it } from 'vitest'
import { fitCell } from './cell-limit.ts'

it('a text of 32,767 characters fits into a cell', () => {
  expect(fitCell('x'.repeat(32_767))).toBe('x'.repeat(32_767))
})

it('truncates a longer text, with a note and without splitting a character', () => {
  for (const text of ['x'.repeat(32_768), '🍳'.repeat(20_000), `x${'🍳'.repeat(20_000)}`]) {
    const cell = fitCell(text)
    expect(cell).toMatch(/^x?(x|🍳)+ … \(cut: the jsonl export has the whole text\)$/u)
    expect(cell.length).toBeGreaterThan(32_760)
    expect(cell.length).toBeLessThanOrEqual(32_767)
  }
})
