import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { createContentProducer, type ProducedContent, type ReadOf } from './content-producer.ts'

export type ReadAnswer =
  | { outcome: 'loaded'; content: ProducedContent }
  | { outcome: 'faults'; issues: readonly ContentIssue[] }
  | { outcome: 'failed'; error: unknown }

const produce = createContentProducer(workerData)

parentPort?.on('message', async (what: ReadOf) => {
  parentPort?.postMessage(await answer(what))
  // The process is killed later, and only a process that ends by itself keeps its compiled modules. Without them, the next one needs Node's TypeScript compiler.
  flushCompileCache()
})

async function answer(what: ReadOf): Promise<ReadAnswer> {
  try {
    return { outcome: 'loaded', content: await produce(what) }
  } catch (error) {
    return error instanceof ContentError ? { outcome: 'faults', issues: error.issues } : { outcome: 'failed', error }
  }
}
