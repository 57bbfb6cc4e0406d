import { expect, it, onTestFinished, vi } from 'vitest'
import { TooBusy } from '#publishing/jobs/job-queue.ts'
import { createRenderLimit } from './render-limit.ts'

const limits = { maxWaitingPerOwner: 100, maxWaitMs: 60_000 }

/** Renders that the test ends, in the order in which they began. */
function controlledRenders() {
  const running: (() => void)[] = []
  let most = 0
  const render = () =>
    new Promise<string>((resolve) => {
      running.push(() => resolve('rendered'))
      most = Math.max(most, running.length)
    })
  return {
    render,
    most: () => most,
    /** Waits until `count` renders are running, and ends the oldest. */
    async endOneOf(count: number) {
      await vi.waitFor(() => expect(running).toHaveLength(count), { timeout: 120_000, interval: 1 })
      running.shift()?.()
    },
  }
}

it('runs a few at a time, queues a limited number, and refuses the rest', async () => {
  const { limited } = createRenderLimit({ ...limits, concurrency: 2, maxWaiting: 3 })
  const { render, endOneOf, most } = controlledRenders()
  const results = Promise.allSettled(Array.from({ length: 7 }, () => limited('a', render)))
  for (const running of [2, 2, 2, 2, 1]) await endOneOf(running)
  expect(most()).toBe(2)
  expect((await results).map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(2).fill('rejected')])
  expect((await results)[6]).toMatchObject({ reason: expect.any(TooBusy) })

  const another = limited('a', render)
  await endOneOf(1)
  expect(await another).toBe('rendered')
})

it('frees the slot when a render fails', async () => {
  const { limited } = createRenderLimit({ ...limits, concurrency: 1, maxWaiting: 0 })
  await expect(limited('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited('a', async () => 'fine')).toBe('fine')
})

it('refuseWaiting refuses queued renders, and lets running ones finish', async () => {
  const { limited, refuseWaiting } = createRenderLimit({ ...limits, concurrency: 1, maxWaiting: 5 })
  const { render, endOneOf } = controlledRenders()
  const first = limited('a', render)
  const second = limited('a', render)
  refuseWaiting()
  await expect(second).rejects.toThrow(TooBusy)
  await expect(limited('a', render)).rejects.toThrow(TooBusy)
  await endOneOf(1)
  expect(await first).toBe('rendered')
})

it('alternates between clients, however many requests each one has', async () => {
  const { limited } = createRenderLimit({ ...limits, concurrency: 1, maxWaiting: 100 })
  const done: string[] = []
  const ask = (client: string, name: string) => limited(client, async () => done.push(name))
  await Promise.all([...[1, 2, 3, 4].map((n) => ask('a', `a${n}`)), ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1')])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('limits the queue of one client, and still accepts other clients', async () => {
  const { limited } = createRenderLimit({ ...limits, concurrency: 1, maxWaiting: 100, maxWaitingPerOwner: 2 })
  const { render, endOneOf } = controlledRenders()
  const kept = [limited('a', render), limited('a', render), limited('a', render)]
  await expect(limited('a', render)).rejects.toThrow(TooBusy)
  kept.push(limited('b', render))
  for (let n = 0; n < 4; n += 1) await endOneOf(1)
  expect(await Promise.all(kept)).toHaveLength(4)
})

it('refuses only requests that have waited too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { limited } = createRenderLimit({ ...limits, concurrency: 1, maxWaiting: 2, maxWaitMs: 5_000 })
  const { render, endOneOf } = controlledRenders()
  const first = limited('a', render)
  const second = limited('a', render)
  vi.advanceTimersByTime(4_000)
  const third = limited('b', render)
  const refused = expect(second).rejects.toThrow(TooBusy)
  vi.advanceTimersByTime(1_000)
  await refused
  await endOneOf(1)
  await endOneOf(1)
  expect(await Promise.all([first, third])).toEqual(['rendered', 'rendered'])
})
