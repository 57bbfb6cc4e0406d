import { expect, it } from 'vitest'
import { createPreparationSlices, createRareSlices, createSlices } from './one-slice-per-turn.ts'

const turn = () => new Promise<void>((resume) => setImmediate(resume))

/** Takes steps, each of which uses up its slice. */
async function compute(name: string, steps: number, done: string[], pause = createSlices(0)) {
  for (let step = 1; step <= steps; step += 1) {
    await pause()
    done.push(`${name}${step}`)
  }
}

it('one of several long computations goes on in a turn of the event loop, each in its turn', async () => {
  const done: string[] = []
  const all = [compute('a', 3, done), compute('b', 3, done), compute('c', 1, done)]
  const perTurn: number[] = []
  while (done.length < 7) {
    const before = done.length
    await turn()
    perTurn.push(done.length - before)
  }
  await Promise.all(all)
  expect(Math.max(...perTurn)).toBe(1)
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3'])
})

it('the computation of a request goes on before a preparation, which still goes on', async () => {
  const done: string[] = []
  const preparation = createPreparationSlices(0)
  await Promise.all([compute('p', 8, done, preparation), compute('r', 6, done)])
  const beforeEnd = done.slice(0, done.indexOf('r6'))
  expect(beforeEnd.filter((step) => step.startsWith('p')).length).toBeLessThanOrEqual(3)
  expect(done).toHaveLength(14)

  const [many, few] = [compute('r', 40, done), compute('p', 4, [], preparation)]
  await few
  expect(done.length).toBeLessThan(14 + 40)
  await many
})

it('a short computation does not wait for a turn', async () => {
  let isNextTurn = false
  setImmediate(() => {
    isNextTurn = true
  })
  const pause = createSlices(1_000)
  for (let step = 0; step < 100; step += 1) await pause()
  expect(isNextTurn).toBe(false)
})

it('goes on after all of them have ended', async () => {
  const done: string[] = []
  await compute('a', 2, done)
  await compute('b', 2, done)
  expect(done).toEqual(['a1', 'a2', 'b1', 'b2'])
})

it('between two slices of work that nobody waits for, a request of many turns of the event loop can end', async () => {
  const pause = createRareSlices()
  let turns = 0
  let isOver = false
  const countTurn = () => {
    turns += 1
    if (!isOver) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  for (const began = performance.now(); performance.now() - began < 5; );
  await pause()
  isOver = true
  expect(turns).toBeGreaterThan(10)
})
