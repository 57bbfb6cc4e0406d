import { fork } from 'node:child_process'
import { join } from 'node:path'
import { FileRefused, type Incoming } from '../exchange-unit.ts'
import { limits, type ProcessLimits, processLimits } from './limits.ts'
import type { ReadReply } from './reading-process.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads what translators send back, in a process of its own with limits of memory and time: whatever the file does to it, the studio goes on.
 * One file after the other. Throws a FileRefused.
 */
export async function readIncoming(file: Uint8Array, within: ProcessLimits = processLimits): Promise<Incoming> {
  return (await readInProcess(file, within)).incoming
}

/** With the memory that it took. */
export async function readInProcess(file: Uint8Array, within: ProcessLimits = processLimits) {
  if (file.length > limits.bytes) throw new FileRefused('size')
  const reply = last.then(() => replyFor(file, within))
  last = reply.catch(() => {})
  const { peakMb, ...read } = await reply
  if ('refused' in read) throw new FileRefused(read.refused, read.detail)
  return { ...read, peakMb }
}

/** A worker thread would share the memory: its limits don't count buffers, and running out of them ends the whole process. */
async function replyFor(file: Uint8Array, { heapMb, ms }: ProcessLimits): Promise<ReadReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadReply>()
  const child = fork(join(import.meta.dirname, 'reading-process.ts'), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    // What it reads is not trusted, so it gets no secrets. Its standard error would be the stack of a process without memory.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => {
    reject(new FileRefused('time'))
    child.kill('SIGKILL')
  }, ms)
  child.once('message', resolve)
  child.on('error', reject)
  child.once('exit', (code, signal) =>
    reject(code === 1 ? new Error('The process that reads a translation has failed') : new FileRefused('memory', signal ?? '')),
  )
  child.send(file)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}
