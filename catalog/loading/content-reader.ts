import { Worker } from 'node:worker_threads'
import { ContentError } from '../content-issue.ts'
import type { ReadAnswer } from './content-thread.ts'
import type { LastGood, LoadedContent } from './load-entries.ts'

export type ReadLimits = {
  /** Processor time, not time of the clock: a busy machine may take longer. */
  cpuMs: number
  heapMb: number
}
/** The demo takes 2 s and 150 MB. */
const demoTimesTen: ReadLimits = { cpuMs: 20_000, heapMb: 1_024 }
const checkEveryMs = 250

export type ContentReader = {
  /** The content without what has faults. Throws a ContentError where those concern everything. One read at a time. */
  read: () => Promise<LoadedContent>
  close: () => Promise<void>
}

/**
 * Reads a content folder in a thread of its own: a text that takes too long, or more memory than there is, ends that thread and nothing
 * else. The thread stays for the next read, which is quicker for what it remembers. `keptFile` is that of the `LastGoodStore`.
 */
export function createContentReader(folder: string, limits: ReadLimits = demoTimesTen, keptFile?: string): ContentReader {
  let thread: Worker | undefined
  /** Kept here as well, for a thread that takes the place of one that was ended. */
  let lastGood: LastGood | undefined

  function startThread(): Worker {
    const started = new Worker(new URL('./content-thread.ts', import.meta.url), {
      workerData: { folder, lastGood, keptFile },
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    })
    // Waiting for a change keeps no process alive.
    started.unref()
    started.on('error', () => drop(started))
    started.on('exit', () => drop(started))
    return started
  }

  function drop(ended: Worker) {
    if (thread === ended) thread = undefined
  }

  async function read(): Promise<LoadedContent> {
    thread ??= startThread()
    const asked = thread
    const answer = await answerOf(asked, limits.cpuMs).catch((error: unknown) => {
      // Whatever went wrong, the next read gets a new thread.
      drop(asked)
      void asked.terminate()
      throw error
    })
    switch (answer.outcome) {
      case 'loaded':
        lastGood = answer.content.lastGood
        return answer.content
      case 'faults':
        throw new ContentError(answer.issues)
      case 'failed':
        throw answer.error
    }
  }

  return {
    read,
    async close() {
      await thread?.terminate()
    },
  }
}

async function answerOf(thread: Worker, cpuMs: number): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const fail = (error: unknown) => reject(explain(error))
  const end = () => reject(new Error('The thread that reads the content has ended'))
  thread.once('message', resolve)
  thread.once('error', fail)
  thread.once('exit', end)
  thread.ref()
  const watching = watchTime(thread, cpuMs, () => reject(unreadable(`takes longer than ${cpuMs / 1000} s to read`)))
  thread.postMessage('read')
  try {
    return await promise
  } finally {
    clearInterval(watching)
    thread.off('message', resolve).off('error', fail).off('exit', end)
    thread.unref()
  }
}

function watchTime(thread: Worker, cpuMs: number, giveUp: () => void): NodeJS.Timeout {
  let before: NodeJS.CpuUsage | undefined
  return setInterval(async () => {
    try {
      const now = await thread.cpuUsage()
      before ??= now
      if (now.user + now.system - before.user - before.system < cpuMs * 1000) return
      giveUp()
    } catch {
      // It has not begun yet, or has ended meanwhile, which its own events tell.
    }
  }, checkEveryMs)
}

function explain(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? unreadable('takes more memory to read than there is') : error
}

function unreadable(what: string): ContentError {
  return new ContentError([
    { file: '', field: '', message: `the content ${what}: take back the last change, and run the check on it` },
  ])
}
