import { Worker } from 'node:worker_threads'
import type { FieldFault } from '#studio/wire/forms.ts'

type Parts = { root: string; layers: () => Promise<readonly string[]> }
type Answer = { faults: FieldFault[] } | { failed: string }

const debounceMs = 150
const idleMs = 60_000
const heapMb = 1024
/** Content that takes longer has a text that takes forever. */
const longestMs = 120_000

/** Checks all content with the drafts, in a thread of its own, so that nobody who types waits for it. */
export function createContentChecks({ root, layers }: Parts) {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let running: Promise<readonly FieldFault[]> | undefined
  let next: Promise<readonly FieldFault[]> | undefined
  /** Of the drafts. A result of earlier ones is not kept. */
  let revision = 0
  let result: { faults: readonly FieldFault[] } | undefined

  function started(): Worker {
    const worker = new Worker(new URL('./check-thread.ts', import.meta.url), {
      workerData: { root },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const drop = () => {
      if (thread === worker) thread = undefined
    }
    return worker.on('error', drop).on('exit', drop)
  }

  async function run(): Promise<readonly FieldFault[]> {
    clearTimeout(idle)
    thread ??= started()
    const asked = thread
    const checked = revision
    try {
      const answer = await answerOf(asked, await layers())
      if ('failed' in answer) throw new Error(answer.failed)
      if (checked === revision) result = answer
      return answer.faults
    } catch (error) {
      void asked.terminate()
      throw error
    } finally {
      idle = setTimeout(end, idleMs)
      idle.unref()
    }
  }

  function end() {
    void thread?.terminate()
    thread = undefined
  }

  /** One check at a time. A call during a check waits for the next one, which sees what is saved by then. */
  async function afterCurrent(): Promise<readonly FieldFault[]> {
    await running?.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, debounceMs))
    next = undefined
    running = run()
    return running
  }

  return {
    /** Forgets the last result, because a draft has changed. */
    changed() {
      revision += 1
      result = undefined
    },
    faults: async (): Promise<readonly FieldFault[]> => {
      if (result) return result.faults
      next ??= afterCurrent()
      return next
    },
    end,
  }
}
export type ContentChecks = ReturnType<typeof createContentChecks>

async function answerOf(thread: Worker, layers: readonly string[]): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const end = () => reject(new Error('The thread that checks the content has ended'))
  const timer = setTimeout(() => reject(new Error('The check of the content takes too long')), longestMs)
  thread.once('message', resolve).once('error', reject).once('exit', end)
  thread.postMessage(layers)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', reject).off('exit', end)
  }
}
