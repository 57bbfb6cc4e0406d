import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDebouncedJob } from './debounced-job.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job that records its start times. */
function recordedJob(takesMs = 0) {
  const begun: number[] = []
  const start = performance.now()
  const debounced = createDebouncedJob(
    async () => {
      // Rounded, because a timer may fire a millisecond late.
      begun.push(Math.round((performance.now() - start) / 10) * 10)
      if (takesMs > 0) await new Promise((resume) => setTimeout(resume, takesMs))
    },
    { pauseMs: 200, longestMs: 1_000, onError: (error) => expect.unreachable(String(error)) },
  )
  return { ...debounced, begun }
}

it('runs once after the last change', async () => {
  const { changed, begun } = recordedJob()
  changed()
  await vi.advanceTimersByTimeAsync(150)
  changed()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toEqual([350])
})

it('runs after the longest delay if changes never pause', async () => {
  const { changed, begun } = recordedJob()
  for (let passed = 0; passed < 2_500; passed += 100) {
    changed()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(begun).toEqual([1_000, 2_000])
})

it('polls at the interval that the running job requested', async () => {
  const begun: number[] = []
  const polling = createDebouncedJob(
    async () => {
      begun.push(performance.now())
      polling.runWithin(60_000)
    },
    { pauseMs: 200, longestMs: 1_000, onError: (error) => expect.unreachable(String(error)) },
  )
  polling.runWithin(0)
  await vi.advanceTimersByTimeAsync(121_000)
  polling.stop()
  expect(begun.map((time) => Math.round((time - (begun[0] ?? 0)) / 1000))).toEqual([0, 60, 120])
})

it('runs for a change before the next poll, and a poll does not delay it', async () => {
  const { changed, runWithin, begun } = recordedJob()
  runWithin(60_000)
  changed()
  runWithin(60_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toEqual([200])
})

it('runs again after a change during a run, and never twice at the same time', async () => {
  const { changed, begun } = recordedJob(500)
  changed()
  await vi.advanceTimersByTimeAsync(300)
  changed()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toEqual([200, 700])
})

it('runs after the current run if the job itself asks for the next one', async () => {
  let running = 0
  const polling = createDebouncedJob(
    async () => {
      polling.runWithin(100)
      running += 1
      expect(running).toBe(1)
      await new Promise((resume) => setTimeout(resume, 500))
      running -= 1
    },
    { pauseMs: 200, longestMs: 1_000, onError: (error) => expect.unreachable(String(error)) },
  )
  polling.runWithin(0)
  await vi.advanceTimersByTimeAsync(5_000)
  const stopped = polling.stop()
  await vi.advanceTimersByTimeAsync(500)
  await stopped
  expect(running).toBe(0)
})

it('UP3: a job that fails is reported, and runs again after the next change', async () => {
  const errors: unknown[] = []
  const fault = new Error('a fault')
  let runs = 0
  const failing = createDebouncedJob(
    async () => {
      runs += 1
      throw fault
    },
    { pauseMs: 200, longestMs: 1_000, onError: (error) => void errors.push(error) },
  )
  for (let change = 0; change < 2; change += 1) {
    failing.changed()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect([runs, errors]).toEqual([2, [fault, fault]])
})

it('stops when the current run has ended, and runs no more', async () => {
  const { changed, stop, begun } = recordedJob(500)
  changed()
  await vi.advanceTimersByTimeAsync(300)
  changed()
  let hasStopped = false
  const stopping = stop().then(() => {
    hasStopped = true
  })
  await vi.advanceTimersByTimeAsync(399)
  expect(hasStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  await stopping
  expect(begun).toEqual([200])
})
