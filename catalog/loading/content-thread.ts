import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type ContentIssue } from '../content-issue.ts'
import { createContentProducer, type ProducedContent } from './content-producer.ts'

export type ReadAnswer =
  | { outcome: 'loaded'; content: ProducedContent }
  | { outcome: 'faults'; issues: readonly ContentIssue[] }
  | { outcome: 'failed'; error: unknown }

const produce = createContentProducer(workerData)

parentPort?.on('message', async () => {
  parentPort?.postMessage(await answer())
})

async function answer(): Promise<ReadAnswer> {
  try {
    return { outcome: 'loaded', content: await produce() }
  } catch (error) {
    return error instanceof ContentError ? { outcome: 'faults', issues: error.issues } : { outcome: 'failed', error }
  }
}
