import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { CheckFailed, createContentChecker } from './content-checker.ts'

const asked = { layers: [], day: '2030-01-02' } as const

it.each([
  ['dies', "require('node:worker_threads').parentPort.once('message', () => process.exit(1))"],
  ['throws', "require('node:worker_threads').parentPort.once('message', () => { throw new Error('full') })"],
  ['hangs', "require('node:worker_threads').parentPort.once('message', () => { for (;;); })"],
])(
  'a check that %s ends as failed, and the next one gets a new thread',
  async (_, script) => {
    const answers =
      "const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => parentPort.postMessage({ faults: [] }))"
    const scripts = [script, answers]
    const startThread = () => new Worker(scripts.shift() ?? answers, { eval: true })
    const checker = createContentChecker('', '', { startThread, timeoutMs: 5_000 })
    onTestFinished(() => checker.close())
    await expect(checker.faults(asked)).rejects.toThrow(CheckFailed)
    expect(await checker.faults(asked)).toEqual([])
  },
  120_000,
)
