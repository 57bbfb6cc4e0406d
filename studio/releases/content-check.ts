import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { removedFile } from '#catalog/reading/removed-files.ts'
import type { FileChange } from '../files/write-set.ts'

export type FileFault = { file: string; field: string; message: string }
/** For the thread: `layer` has the changes, and is over the others. */
export type Asked = { layers: readonly string[]; layer: string; changed: readonly string[] }
export type CheckAnswer = { faults: FileFault[] } | { failed: string }

type Parts = { root: string /** Where chosen drafts are put together for a check. */; folder: string }

export type ContentCheck = ReturnType<typeof createContentCheck>

const idleMs = 60_000
const heapMb = 1024
/** Content that takes longer has a text that takes forever. */
const longestMs = 120_000

/** Checks content with some changes over it, in a thread of its own, so that nobody who types waits for it. */
export function createContentCheck({ root, folder }: Parts) {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /**
   * The faults of the changed files, and those that the changes cause elsewhere. A fault that was there before, in another file, does not
   * count: a notice must not wait for it.
   */
  function faultsOf(changes: readonly FileChange[], layers: readonly string[]): Promise<FileFault[]> {
    const result = last.then(() => checked(changes, layers))
    last = result.catch(() => {})
    return result
  }

  async function checked(changes: readonly FileChange[], layers: readonly string[]) {
    const layer = join(folder, 'checking', randomUUID())
    try {
      await writeLayer(layer, changes)
      return await ask({ layers, layer, changed: changes.map(({ path }) => path) })
    } finally {
      await rm(layer, { recursive: true, force: true })
    }
  }

  async function ask(asked: Asked): Promise<FileFault[]> {
    clearTimeout(idle)
    thread ??= started()
    const worker = thread
    worker.ref()
    try {
      const answer = await answerOf(worker, asked)
      if ('failed' in answer) throw new Error(answer.failed)
      return answer.faults
    } catch (error) {
      void worker.terminate()
      throw error
    } finally {
      worker.unref()
      idle = setTimeout(() => void worker.terminate(), idleMs)
      idle.unref()
    }
  }

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

  async function close() {
    clearTimeout(idle)
    await thread?.terminate()
  }

  return { faultsOf, close }
}

async function answerOf(worker: Worker, asked: Asked): Promise<CheckAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckAnswer>()
  const end = () => reject(new Error('The thread that checks the content has ended'))
  const timer = setTimeout(() => reject(new Error('The check of the content takes too long')), longestMs)
  worker.once('message', resolve).once('error', reject).once('exit', end)
  worker.postMessage(asked)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', end)
  }
}

async function writeLayer(layer: string, changes: readonly FileChange[]) {
  const removed = changes.filter(({ content }) => content === undefined).map(({ path }) => path)
  await mkdir(layer, { recursive: true })
  await writeFile(join(layer, removedFile), JSON.stringify(removed))
  for (const { path, content } of changes) {
    if (content === undefined) continue
    await mkdir(dirname(join(layer, path)), { recursive: true })
    await writeFile(join(layer, path), content)
  }
}
