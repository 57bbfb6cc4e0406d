import { Worker } from 'node:worker_threads'
import type { Day } from '#contract/views/articles.ts'

export type FileFault = { file: string; field: string; message: string }
/**
 * `day`: the one from which the content is to apply. `over`: one more layer with changes. Then only the faults of the changed files count, and
 * those that the changes cause elsewhere.
 */
export type Asked = { layers: readonly string[]; day: Day; over?: { layer: string; changed: readonly string[] } }
export type CheckAnswer = { faults: FileFault[] } | { failed: string }

type Job = { asked: Asked; resolve: (faults: readonly FileFault[]) => void; reject: (error: unknown) => void }

/** The check died or hung: nothing is known about the content. */
export class CheckFailed extends Error {}

export type ContentChecker = ReturnType<typeof createContentChecker>

const idleMs = 60_000
const heapMb = 1024
/** Content that takes longer has a text that takes forever. */
const longestMs = 120_000

type Options = { startThread?: () => Worker; timeoutMs?: number }

/** The one thread that checks all content, for those who type and those who publish, so that nobody waits for it and memory is needed once. */
export function createContentChecker(root: string, cacheFile: string, options: Options = {}) {
  const { startThread = () => checkThread(root, cacheFile), timeoutMs = longestMs } = options
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let isRunning = false
  const jobs: Job[] = []

  function faults(asked: Asked): Promise<readonly FileFault[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly FileFault[]>()
    const place = asked.over ? jobs.findIndex((job) => !job.asked.over) : -1
    // Who publishes is served before those who type.
    jobs.splice(place === -1 ? jobs.length : place, 0, { asked, resolve, reject })
    void work()
    return promise
  }

  async function work() {
    if (isRunning) return
    isRunning = true
    clearTimeout(idle)
    for (let job = jobs.shift(); job; job = jobs.shift()) await run(job)
    isRunning = false
    idle = setTimeout(() => {
      close().catch(() => {})
    }, idleMs)
    idle.unref()
  }

  async function run({ asked, resolve, reject }: Job) {
    thread ??= started()
    const worker = thread
    worker.ref()
    try {
      const answer = await answerOf(worker, asked, timeoutMs)
      if ('failed' in answer) throw new CheckFailed(answer.failed)
      resolve(answer.faults)
    } catch (error) {
      // It may have a text that takes forever: the next check begins with a new one.
      if (thread === worker) thread = undefined
      worker.terminate().catch(() => {})
      reject(error)
    } finally {
      worker.unref()
    }
  }

  function started(): Worker {
    const worker = startThread()
    const drop = () => {
      if (thread === worker) thread = undefined
    }
    return worker.on('error', drop).on('exit', drop)
  }

  async function close() {
    clearTimeout(idle)
    const worker = thread
    thread = undefined
    await worker?.terminate()
  }

  return { faults, close }
}

function checkThread(root: string, cacheFile: string): Worker {
  return new Worker(new URL('./check-thread.ts', import.meta.url), {
    workerData: { root, cacheFile },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
}

async function answerOf(worker: Worker, asked: Asked, timeoutMs: number): Promise<CheckAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckAnswer>()
  const fail = (cause: unknown) => reject(new CheckFailed('The thread that checks the content has failed', { cause }))
  const end = () => reject(new CheckFailed('The thread that checks the content has ended'))
  const timer = setTimeout(() => reject(new CheckFailed('The check of the content takes too long')), timeoutMs)
  worker.once('message', resolve).once('error', fail).once('exit', end)
  worker.postMessage(asked)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', end)
  }
}
