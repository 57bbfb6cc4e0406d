import { expect, it } from 'vitest'
import { inexactEdits } from './testing/inexact-edits.ts'

it('SW3: values of every content file can be changed, and no other byte of the file changes', () => {
  // All values of all files take five minutes.
  const { inexact, count } = inexactEdits(process.env['CONTENT_DIR'] ?? 'content', 20)
  expect(inexact).toEqual([])
  expect(count).toBeGreaterThan(0)
})
