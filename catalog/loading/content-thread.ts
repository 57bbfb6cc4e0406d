import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type ContentIssue } from '../content-issue.ts'
import { type LastGood, type LoadedContent, loadEntries } from './load-entries.ts'
import { loadFirst } from './load-first.ts'

export type ReadAnswer =
  | { outcome: 'loaded'; content: LoadedContent }
  | { outcome: 'faults'; issues: readonly ContentIssue[] }
  | { outcome: 'failed'; error: unknown }

type ThreadParts = { folder: string; lastGood: LastGood | undefined; keptFile: string | undefined }

const { folder, keptFile, ...parts }: ThreadParts = workerData
let { lastGood } = parts

parentPort?.on('message', async () => {
  parentPort?.postMessage(await answer())
})

async function answer(): Promise<ReadAnswer> {
  try {
    const content = await (lastGood ? loadEntries(folder, lastGood) : loadFirst(folder, keptFile))
    lastGood = content.lastGood
    return { outcome: 'loaded', content }
  } catch (error) {
    return error instanceof ContentError ? { outcome: 'faults', issues: error.issues } : { outcome: 'failed', error }
  }
}
