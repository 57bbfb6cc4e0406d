import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createJobQueue } from './job-queue.ts'

it('runs a limited number of jobs at a time, in order, and continues after a failed job', async () => {
  const { run } = createJobQueue({ concurrency: 2 })
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const jobs = ends.map(({ promise }, number) =>
    run(async () => {
      begun.push(number)
      await promise
      return number
    }),
  )
  const results = Promise.allSettled(jobs)
  expect(begun).toEqual([0, 1])

  // When either of the two running jobs ends, the next job starts.
  for (const [end, next] of [
    [1, 2],
    [0, 3],
    [2, 4],
    [3, 5],
  ] as const) {
    if (end === 1) ends[end]?.reject(new Error('cannot'))
    else ends[end]?.resolve()
    await nextTurn()
    expect(begun.at(-1)).toBe(next)
    expect(begun).toHaveLength(next + 1)
  }
  ends[4]?.resolve()
  ends[5]?.resolve()

  const rejected = { status: 'rejected', reason: new Error('cannot') }
  const fulfilled = (value: number) => ({ status: 'fulfilled', value })
  expect(await results).toEqual([fulfilled(0), rejected, ...[2, 3, 4, 5].map(fulfilled)])
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(await run(async () => 'later')).toBe('later')
})
