import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type ContentIssue } from '../content-issue.ts'
import { loadSnapshot } from '../load-catalog.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

export type ReadAnswer =
  | { outcome: 'snapshot'; snapshot: Snapshot }
  | { outcome: 'faults'; issues: readonly ContentIssue[] }
  | { outcome: 'failed'; error: unknown }

const { folder }: { folder: string } = workerData

parentPort?.on('message', async () => {
  const answer: ReadAnswer = await loadSnapshot(folder).then(
    (snapshot) => ({ outcome: 'snapshot', snapshot }),
    (error: unknown) =>
      error instanceof ContentError ? { outcome: 'faults', issues: error.issues } : { outcome: 'failed', error },
  )
  parentPort?.postMessage(answer)
})
