import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQuietTimes } from './quiet-times.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits while requests arrive, and resolves after a pause without any', async () => {
  const { noteRequest, untilQuiet } = createQuietTimes()
  let quiet = false
  void untilQuiet().then(() => {
    quiet = true
  })
  for (let passed = 0; passed < 1_000; passed += 10) {
    noteRequest()
    await vi.advanceTimersByTimeAsync(10)
    expect(quiet).toBe(false)
  }
  await vi.advanceTimersByTimeAsync(50)
  expect(quiet).toBe(true)
})
