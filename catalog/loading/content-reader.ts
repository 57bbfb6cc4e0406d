import { Worker } from 'node:worker_threads'
import { ContentError } from '../content-issue.ts'
import { openContent } from '../database/open-content.ts'
import { type FolderState, folderState } from '../reading/folder-fingerprint.ts'
import { readLimits } from '../reading/read-limits.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import { type DatabaseSource, openSource, type ProducedContent, type ProducerParts } from './content-producer.ts'
import type { ReadAnswer } from './content-thread.ts'

export type ReadLimits = {
  /** CPU time, not wall-clock time, so that a busy machine doesn't cause faults. */
  cpuMs: number
  heapMb: number
}
const checkEveryMs = 250
const unknownState: FolderState = { fingerprint: undefined, size: { yamlFiles: 0, yamlBytes: 0, otherFiles: 0 } }
type Idle = {
  /** How long an idle thread is kept. */
  idleMs: number
  /** Called when an idle thread has ended. */
  onEnd?: () => void
}
/** Long enough for somebody who saves a file several times: only the first save waits for a new thread. */
const defaultIdle: Idle = { idleMs: 10_000 }

export type ReadContent = Omit<ProducedContent, 'database'> & { index: ContentIndex }
export type ContentReader = {
  /** Reads the content, without entries that have faults. Throws a ContentError if the faults affect the whole site. One read at a time. */
  read: () => Promise<ReadContent>
  close: () => Promise<void>
}

type Answer = Exclude<ReadAnswer, { outcome: 'failed' }>

/**
 * Reads a content folder in a worker thread: content that takes too much time or memory ends only that thread. The thread is reused for a
 * read that follows soon, because its caches make that read faster. Then it ends, because it holds as much memory as the rest of the site.
 * A folder that has not changed is not read again. The thread makes a database of the content (see `database/`), so the
 * main thread only has to open it. `versionsFolder`: where databases are kept.
 * Without `fixedLimits`, the limits grow with the folder.
 */
export function createContentReader(
  folder: string,
  fixedLimits?: ReadLimits,
  versionsFolder?: string,
  { idleMs, onEnd }: Idle = defaultIdle,
): ContentReader {
  let thread: Worker | undefined
  let endOfThread: NodeJS.Timeout | undefined
  let before: { fingerprint: string; answer: Answer } | undefined
  /** What the thread made last. A new thread needs it for entries with faults. */
  let served: { source: DatabaseSource; index: ContentIndex } | undefined

  function startThread({ heapMb }: ReadLimits): Worker {
    const started = new Worker(new URL('./content-thread.ts', import.meta.url), {
      workerData: { folder, versionsFolder, served: served?.source } satisfies ProducerParts,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    // An idle thread must not keep the process alive.
    started.unref()
    started.on('error', () => drop(started))
    started.on('exit', () => drop(started))
    return started
  }

  function drop(ended: Worker) {
    if (thread === ended) thread = undefined
  }

  async function end(ended: Worker | undefined) {
    clearTimeout(endOfThread)
    if (ended) drop(ended)
    await ended?.terminate()
  }

  async function readInThread(limits: ReadLimits): Promise<Answer> {
    clearTimeout(endOfThread)
    thread ??= startThread(limits)
    const asked = thread
    const answer = await answerOf(asked, limits.cpuMs).catch((error: unknown) => {
      // After any failure, the next read starts a new thread.
      void end(asked)
      throw error
    })
    endOfThread = setTimeout(() => void end(asked).then(onEnd), idleMs).unref()
    if (answer.outcome === 'failed') throw answer.error
    return answer
  }

  /** A version that is served already is not opened again. */
  async function opened(answer: Answer): Promise<ReadContent> {
    if (answer.outcome === 'faults') throw new ContentError(answer.issues)
    const { database, ...facts } = answer.content
    if (served?.index.version !== facts.version) served = { source: database, index: await openContent(openSource(database)) }
    return { ...facts, index: served.index }
  }

  async function read(): Promise<ReadContent> {
    const { fingerprint, size } = (await folderState(folder)) ?? unknownState
    if (fingerprint === undefined || before?.fingerprint !== fingerprint) {
      const answer = await readInThread(fixedLimits ?? readLimits(size))
      before = fingerprint === undefined ? undefined : { fingerprint, answer }
      return opened(answer)
    }
    return opened(before.answer)
  }

  return { read, close: () => end(thread) }
}

async function answerOf(thread: Worker, cpuMs: number): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const fail = (error: unknown) => reject(explain(error))
  const end = () => reject(new Error('The worker thread that reads the content has ended'))
  thread.once('message', resolve)
  thread.once('error', fail)
  thread.once('exit', end)
  thread.ref()
  const cpuTimer = limitCpuTime(thread, cpuMs, () => reject(unreadable(`takes longer than ${cpuMs / 1000} s to read`)))
  thread.postMessage('read')
  try {
    return await promise
  } finally {
    clearInterval(cpuTimer)
    thread.off('message', resolve).off('error', fail).off('exit', end)
    thread.unref()
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
