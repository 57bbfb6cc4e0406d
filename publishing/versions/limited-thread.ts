import { Worker } from 'node:worker_threads'
import { ContentError } from '../read/content-issue.ts'
import type { ProducerParts, ReadOf } from './content-producer.ts'
import type { ReadAnswer } from './content-thread.ts'

export type ReadLimits = {
  /** CPU time, not wall-clock time, so that a busy machine doesn't cause faults. */
  cpuMs: number
  heapMb: number
}
const checkEveryMs = 250

/**
 * Returns a function that reads content in a worker thread, within limits. Content that takes too much time or memory is a fault and ends
 * only the thread; the next read starts a new one. `parts` are for a new thread.
 */
export function createLimitedThread() {
  let thread: Worker | undefined

  function start(parts: ProducerParts, { heapMb }: ReadLimits): Worker {
    const started = new Worker(new URL('./content-thread.ts', import.meta.url), {
      workerData: parts,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    started.on('error', () => drop(started))
    started.on('exit', () => drop(started))
    return started
  }

  function drop(ended: Worker) {
    if (thread === ended) thread = undefined
  }

  return async (what: ReadOf, parts: ProducerParts, limits: ReadLimits): Promise<ReadAnswer> => {
    thread ??= start(parts, limits)
    const asked = thread
    try {
      return await answerOf(asked, what, limits.cpuMs)
    } catch (error) {
      drop(asked)
      asked.terminate().catch(() => {})
      return error instanceof ContentError ? { outcome: 'faults', issues: error.issues } : { outcome: 'failed', error }
    }
  }
}

async function answerOf(thread: Worker, what: ReadOf, cpuMs: number): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const fail = (error: unknown) => reject(explain(error))
  const end = () => reject(new Error('The worker thread that reads the content has ended'))
  thread.once('message', resolve)
  thread.once('error', fail)
  thread.once('exit', end)
  const cpuTimer = limitCpuTime(thread, cpuMs, () => reject(unreadable(`takes longer than ${cpuMs / 1000} s to read`)))
  thread.postMessage(what)
  try {
    return await promise
  } finally {
    clearInterval(cpuTimer)
    thread.off('message', resolve).off('error', fail).off('exit', end)
  }
}

function limitCpuTime(thread: Worker, cpuMs: number, giveUp: () => void): NodeJS.Timeout {
  let before: NodeJS.CpuUsage | undefined
  return setInterval(async () => {
    try {
      const now = await thread.cpuUsage()
      before ??= now
      if (now.user + now.system - before.user - before.system < cpuMs * 1000) return
      giveUp()
    } catch {
      // The thread has not started yet or has ended. Its events report the end.
    }
  }, checkEveryMs)
}

function explain(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? unreadable('needs more memory to read than is available') : error
}

function unreadable(what: string): ContentError {
  return new ContentError([
    { file: '', field: '', message: `the content ${what}: undo the last change, and run the content check on it` },
  ])
}
