import { expect, it } from 'vitest'
import { createJobQueue } from './job-queue.ts'

it('runs so many jobs at a time, in their order, and goes on after one that fails', async () => {
  const inTurn = createJobQueue(2)
  const begun: number[] = []
  let running = 0
  let most = 0

  const job = (number: number) => async () => {
    begun.push(number)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    if (number === 1) throw new Error('cannot')
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => inTurn(job(number))))

  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(await inTurn(async () => 'later')).toBe('later')
})
