import { join } from 'node:path'
import { openContent } from '#catalog/database/open-content.ts'
import type { ContentIndex } from '#catalog/snapshot/content-index.ts'
import { type DatabaseSource, openSource } from '../build/database-source.ts'
import { createBackgroundWorker, JobTooLong, type WorkerOptions } from '../jobs/background-worker.ts'
import { ContentError } from '../read/content-issue.ts'
import { folderFingerprint } from '../read/folder-fingerprint.ts'
import type { ReadJob, ReadResult } from './content-process.ts'
import type { ProducedContent, ReadOf } from './content-producer.ts'

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
type Times = Pick<WorkerOptions, 'idleMs' | 'maxMs'>
/**
 * Idle for long enough for somebody who saves a file several times: only the first save waits for a new process. A read may take ten times as
 * long as that of ten times the demo content, so that a busy machine doesn't cause faults.
 */
const defaultTimes: Times = { idleMs: 10_000, maxMs: 10 * 60_000 }

/**
 * Reads a content folder in a process of its own, which makes a database of the content (see `database/`), so that the site only has to open
 * it. The process is kept for a read that follows soon, because its caches make that read faster. Then it ends, because it holds as much
 * memory as the site. A folder that has not changed is not read again. `versionsFolder`: where databases are kept.
 */
export function createContentReader(folder: string, versionsFolder?: string, times = defaultTimes): ContentReader {
  const worker = createBackgroundWorker<ReadJob, ReadResult>({
    file: join(import.meta.dirname, 'content-process.ts'),
    name: 'content reader',
    ...times,
  })
  let before: { fingerprint: string; result: ReadResult } | undefined
  /** What was made last. A new process needs it for entries with faults. */
  let served: Opened | undefined
  let ahead: Opened | undefined

  function readInProcess(what: ReadOf): Promise<ReadResult> {
    return worker.run({ parts: { folder, versionsFolder, served: served?.source }, what }).catch((error: unknown) => {
      if (!(error instanceof JobTooLong)) throw error
      const message = 'the content takes too long to read: undo the last change, and run the content check on it'
      throw new ContentError([{ file: '', field: '', message }])
    })
  }

  /** A version that is open already is not opened again. */
  function opened(result: ReadResult, openNow?: ContentIndex): { open: Opened; content: ReadContent } {
    if ('faults' in result) throw new ContentError(result.faults)
    const { database, ...facts } = result.content
    const isIt = (index: ContentIndex | undefined) => index?.version === facts.version
    const isOpen = [served?.index, ahead?.index, openNow].find(isIt)
    const index = isOpen ?? openContent(openSource(database))
    return { open: { source: database, index }, content: { ...facts, index } }
  }

  async function read(layers: readonly string[] = [], openNow?: ContentIndex): Promise<ReadContent> {
    const fingerprint = await folderFingerprint(folder, layers)
    const isKnown = fingerprint !== undefined && before?.fingerprint === fingerprint
    const result = isKnown && before ? before.result : await readInProcess({ layers, kind: 'for now' })
    before = fingerprint === undefined ? undefined : { fingerprint, result }
    const { open, content } = opened(result, openNow)
    served = open
    if (ahead?.index === open.index) ahead = undefined
    return content
  }

  async function readAhead(layers: readonly string[]): Promise<ReadContent> {
    const { open, content } = opened(await readInProcess({ layers, kind: 'ahead' }))
    ahead = open
    return content
  }

  return { read, readAhead, close: worker.close }
}
