import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type ContentIssue } from '../content-issue.ts'
import type { LastGood, LoadedContent } from './load-entries.ts'
import { createLoader } from './load-first.ts'

export type ReadAnswer =
  | { outcome: 'loaded'; content: LoadedContent }
  | { outcome: 'faults'; issues: readonly ContentIssue[] }
  | { outcome: 'failed'; error: unknown }

type ThreadParts = { folder: string; lastGood: LastGood | undefined; keptFile: string | undefined }

const { folder, keptFile, lastGood }: ThreadParts = workerData
const load = createLoader(folder, keptFile, lastGood)

parentPort?.on('message', async () => {
  parentPort?.postMessage(await answer())
})

async function answer(): Promise<ReadAnswer> {
  try {
    return { outcome: 'loaded', content: await load() }
  } catch (error) {
    return error instanceof ContentError ? { outcome: 'faults', issues: error.issues } : { outcome: 'failed', error }
  }
}
