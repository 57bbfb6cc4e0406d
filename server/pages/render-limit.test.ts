import { expect, it } from 'vitest'
import { createRenderLimit, TooBusy } from './render-limit.ts'

it('runs a few at a time, lets a bounded number wait, and turns the rest away', async () => {
  const { limited } = createRenderLimit(2, 3)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resume) => setTimeout(resume, 5))
    running -= 1
  }
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => limited(work)))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(2).fill('rejected')])
  expect(results[6]).toMatchObject({ reason: expect.any(TooBusy) })
  await limited(work)
})

it('gives the place back when a render fails', async () => {
  const { limited } = createRenderLimit(1, 0)
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(async () => 'fine')).toBe('fine')
})

it('turns away those who wait when no time is left, and finishes what runs', async () => {
  const { limited, refuseWaiting } = createRenderLimit(1, 5)
  const slow = () => new Promise<string>((resume) => setTimeout(() => resume('rendered'), 5))
  const first = limited(slow)
  const second = limited(slow)
  refuseWaiting()
  await expect(second).rejects.toThrow(TooBusy)
  await expect(limited(slow)).rejects.toThrow(TooBusy)
  expect(await first).toBe('rendered')
})
