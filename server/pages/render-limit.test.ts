import { expect, it, vi } from 'vitest'
import { createRenderLimit, TooBusy } from './render-limit.ts'

/** Renders that end when the test says so, in the order in which they began. */
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
    /** Waits until so many run, and ends the oldest of them. */
    async endOneOf(count: number) {
      await vi.waitFor(() => expect(running).toHaveLength(count), { interval: 1 })
      running.shift()?.()
    },
  }
}

it('runs a few at a time, lets a bounded number wait, and turns the rest away', async () => {
  const { limited } = createRenderLimit(2, 3)
  const { render, endOneOf, most } = controlledRenders()
  const results = Promise.allSettled(Array.from({ length: 7 }, () => limited(render)))
  for (const running of [2, 2, 2, 2, 1]) await endOneOf(running)
  expect(most()).toBe(2)
  expect((await results).map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(2).fill('rejected')])
  expect((await results)[6]).toMatchObject({ reason: expect.any(TooBusy) })

  const another = limited(render)
  await endOneOf(1)
  expect(await another).toBe('rendered')
})

it('gives the place back when a render fails', async () => {
  const { limited } = createRenderLimit(1, 0)
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(async () => 'fine')).toBe('fine')
})

it('turns away those who wait when no time is left, and finishes what runs', async () => {
  const { limited, refuseWaiting } = createRenderLimit(1, 5)
  const { render, endOneOf } = controlledRenders()
  const first = limited(render)
  const second = limited(render)
  refuseWaiting()
  await expect(second).rejects.toThrow(TooBusy)
  await expect(limited(render)).rejects.toThrow(TooBusy)
  await endOneOf(1)
  expect(await first).toBe('rendered')
})
