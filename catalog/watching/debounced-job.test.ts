import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDebouncedJob } from './debounced-job.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job that notes when it began, and takes some time. */
function notedJob(takesMs = 0) {
  const begun: number[] = []
  const start = performance.now()
  const settled = createDebouncedJob(
    async () => {
      // A timer may come a millisecond late.
      begun.push(Math.round((performance.now() - start) / 10) * 10)
      if (takesMs > 0) await new Promise((resume) => setTimeout(resume, takesMs))
    },
    { pauseMs: 200, longestMs: 1_000 },
  )
  return { ...settled, begun }
}

it('runs once, when changes have paused', async () => {
  const { changed, begun } = notedJob()
  changed()
  await vi.advanceTimersByTimeAsync(150)
  changed()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toEqual([350])
})

it('does not wait for a pause that never comes', async () => {
  const { changed, begun } = notedJob()
  for (let passed = 0; passed < 2_500; passed += 100) {
    changed()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(begun).toEqual([1_000, 2_000])
})

it('keeps to the time asked for while it runs: polling once a minute is once a minute', async () => {
  const begun: number[] = []
  const polling = createDebouncedJob(
    async () => {
      begun.push(performance.now())
      polling.runWithin(60_000)
      await new Promise((resume) => setTimeout(resume, 50))
    },
    { pauseMs: 200, longestMs: 1_000 },
  )
  polling.runWithin(0)
  await vi.advanceTimersByTimeAsync(121_000)
  polling.stop()
  expect(begun.map((time) => Math.round((time - (begun[0] ?? 0)) / 1000))).toEqual([0, 60, 120])
})

it('a change comes before the next poll, and a poll never puts off a change', async () => {
  const { changed, runWithin, begun } = notedJob()
  runWithin(60_000)
  changed()
  runWithin(60_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toEqual([200])
})

it('a change while it runs makes it run again, never twice at a time', async () => {
  const { changed, begun } = notedJob(500)
  changed()
  await vi.advanceTimersByTimeAsync(300)
  changed()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toEqual([200, 700])
})
