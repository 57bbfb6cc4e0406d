import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openContent } from '#catalog/database/open-content.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { type DatabaseSource, openSource } from '../build/database-source.ts'
import { ContentError } from '../read/content-issue.ts'
import { type FolderState, folderState } from '../read/folder-fingerprint.ts'
import { readLimits } from '../read/read-limits.ts'
import type { ReadJob } from './content-process.ts'
import type { ProducedContent, ReadOf } from './content-producer.ts'
import type { ReadAnswer } from './content-thread.ts'
import type { ReadLimits } from './limited-thread.ts'

const unknownState: FolderState = { fingerprint: undefined, size: { yamlFiles: 0, yamlBytes: 0, otherFiles: 0 } }
type Idle = {
  /** How long an idle process is kept. */
  idleMs: number
  /** Called when an idle process has ended. */
  onEnd?: () => void
}
/** Long enough for somebody who saves a file several times: only the first save waits for a new process. */
const defaultIdle: Idle = { idleMs: 10_000 }

export type ReadContent = Omit<ProducedContent, 'database'> & { index: ContentIndex }
export type ContentReader = {
  /**
   * Reads the content with the layers over it (absolute folders), without entries that have faults. Throws a ContentError if the faults affect
   * the whole site. One read at a time. `open`: a version that is open, which is not opened again if nothing has changed.
   */
  read: (layers?: readonly string[], open?: ContentIndex) => Promise<ReadContent>
  /** Does the same for content of a later day. What is served now stays the last good version. */
  readAhead: (layers: readonly string[]) => Promise<ReadContent>
  close: () => Promise<void>
}

type Opened = { source: DatabaseSource; index: ContentIndex }
type Answer = Exclude<ReadAnswer, { outcome: 'failed' }>

/**
 * Reads a content folder in a process of its own, which makes a database of the content (see `database/`), so that the site only has to open
 * it. The process is kept for a read that follows soon, because its caches make that read faster. Then it ends, because it holds as much
 * memory as the site. A folder that has not changed is not read again. `versionsFolder`: where databases are kept.
 * Without `fixedLimits`, the limits grow with the folder.
 */
export function createContentReader(
  folder: string,
  fixedLimits?: ReadLimits,
  versionsFolder?: string,
  { idleMs, onEnd }: Idle = defaultIdle,
): ContentReader {
  let child: ChildProcess | undefined
  let endOfChild: NodeJS.Timeout | undefined
  let before: { fingerprint: string; answer: Answer } | undefined
  /** What was made last. A new process needs it for entries with faults. */
  let served: Opened | undefined
  let ahead: Opened | undefined

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'content-process.ts'), {
      serialization: 'advanced',
      // Not the flags of the site, such as those of a profiler.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('error', () => drop(started))
    started.once('exit', () => drop(started))
    return started
  }

  function drop(ended: ChildProcess) {
    if (child === ended) child = undefined
  }

  async function end(ending: ChildProcess | undefined) {
    clearTimeout(endOfChild)
    if (!ending) return
    drop(ending)
    if (ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill('SIGKILL')
    await ended
  }

  async function readInChild(what: ReadOf, limits: ReadLimits): Promise<Answer> {
    clearTimeout(endOfChild)
    child ??= start()
    const asked = child
    const answer = await answerOf(asked, { parts: { folder, versionsFolder, served: served?.source }, limits, what })
    endOfChild = setTimeout(() => {
      end(asked).then(onEnd, () => {})
    }, idleMs).unref()
    if (answer.outcome === 'failed') throw answer.error
    return answer
  }

  /** A version that is open already is not opened again. */
  function opened(answer: Answer, openNow?: ContentIndex): { open: Opened; content: ReadContent } {
    if (answer.outcome === 'faults') throw new ContentError(answer.issues)
    const { database, ...facts } = answer.content
    const isIt = (index: ContentIndex | undefined) => index?.version === facts.version
    const isOpen = [served?.index, ahead?.index, openNow].find(isIt)
    const index = isOpen ?? openContent(openSource(database))
    const open = { source: database, index }
    return { open, content: { ...facts, index: open.index } }
  }

  async function read(layers: readonly string[] = [], openNow?: ContentIndex): Promise<ReadContent> {
    const { fingerprint, size } = (await folderState(folder, layers)) ?? unknownState
    const isKnown = fingerprint !== undefined && before?.fingerprint === fingerprint
    const answer =
      isKnown && before ? before.answer : await readInChild({ layers, kind: 'for now' }, fixedLimits ?? readLimits(size))
    before = fingerprint === undefined ? undefined : { fingerprint, answer }
    const { open, content } = opened(answer, openNow)
    served = open
    if (ahead?.index === open.index) ahead = undefined
    return content
  }

  async function readAhead(layers: readonly string[]): Promise<ReadContent> {
    const { size } = (await folderState(folder, layers)) ?? unknownState
    const { open, content } = opened(await readInChild({ layers, kind: 'ahead' }, fixedLimits ?? readLimits(size)))
    ahead = open
    return content
  }

  return { read, readAhead, close: () => end(child) }
}

async function answerOf(child: ChildProcess, job: ReadJob): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const end = (code: number | null, signal: string | null) =>
    reject(new Error(`The process that reads the content has ended with ${signal ?? code}`))
  child.once('message', resolve)
  child.once('error', reject)
  child.once('exit', end)
  // A process that reads keeps the site running; an idle one doesn't.
  child.ref()
  child.channel?.ref()
  child.send(job)
  try {
    return await promise
  } finally {
    child.off('message', resolve).off('error', reject).off('exit', end)
    child.unref()
    child.channel?.unref()
  }
}
