import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// A variable, because TypeScript doesn't look into .mjs files.
const file = './setup-progress.mjs'
const { startProgress } = await import(file)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function outputOf(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

it('on a terminal, one line is rewritten every second, and a final one says how long it took', () => {
  const output = outputOf(true)
  const progress = startProgress('Building the site', { output })
  vi.advanceTimersByTime(2_000)
  expect(output.written).toEqual([0, 1, 2].map((seconds) => `\r\u001B[2K[hearth] Building the site … ${seconds} s`))

  progress.done()
  expect(output.written.slice(3)).toEqual(['\r\u001B[2K', '[hearth] Building the site: 2 s\n'])
  expect(vi.getTimerCount()).toBe(0)
})

it('elsewhere, plain lines say what begins and what has ended', () => {
  const output = outputOf(false)
  const progress = startProgress('Building the site', { output })
  vi.advanceTimersByTime(30_000)
  progress.print('2 packages')
  progress.done()
  expect(output.written).toEqual(['[hearth] Building the site …\n', '2 packages\n', '[hearth] Building the site: 30 s\n'])
})
