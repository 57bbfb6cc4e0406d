import { expect, it } from 'vitest'
import { inexactEdits } from './testing/inexact-edits.ts'

// It takes 3 seconds of CPU time at once, which a busy machine may stretch.
const timeoutMs = 240_000

it('SW3: values of every content file can be changed, and no other byte of the file changes', { timeout: timeoutMs }, () => {
  // All values of all files take five minutes.
  const { inexact, count } = inexactEdits(process.env['CONTENT_DIR'] ?? 'content', 80)
  expect(inexact).toEqual([])
  expect(count).toBeGreaterThan(0)
})
