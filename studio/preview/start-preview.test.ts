import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { keepListening } from './start-preview.ts'

/** Says that it listens, and dies when it is told to. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.on('message', () => { throw new Error('memory is full') })
  parentPort.postMessage({ kind: 'open', port: workerData || 5161 })
`

it('SW1: a preview that dies leaves the studio running, and is started again on the same port', async () => {
  const started: { port: number; thread: Worker }[] = []
  const errors: unknown[] = []
  const preview = await keepListening({
    port: 0,
    reportError: (error) => errors.push(error),
    startThread(port) {
      const thread = new Worker(program, { eval: true, workerData: port })
      started.push({ port, thread })
      return thread
    },
  })
  expect(preview.port).toBe(5161)
  started[0]?.thread.postMessage('die')
  await vi.waitFor(() => expect(started.map(({ port }) => port)).toEqual([0, 5161]), { timeout: 60_000 })
  expect(errors).toMatchObject([{ message: 'memory is full' }])
  await preview.close()
})

it('SW1: a preview that cannot start says why', async () => {
  const failing =
    "require('node:worker_threads').parentPort.postMessage({ kind: 'failed', reason: 'no port', code: 'EADDRINUSE' })"
  const start = keepListening({
    ...{ port: 0, reportError() {} },
    startThread: () => new Worker(failing, { eval: true }),
  })
  await expect(start).rejects.toMatchObject({ message: 'no port', code: 'EADDRINUSE' })
})
