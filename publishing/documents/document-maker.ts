import { join } from 'node:path'
import { createBackgroundWorker } from '../jobs/background-worker.ts'
import type { DocumentJob } from './make-document.ts'

export type MakeDocument = (job: DocumentJob) => Promise<Buffer>

/** Makes documents in a background process. Call it again only after the last document is made. */
export function createDocumentMaker(): MakeDocument {
  const worker = createBackgroundWorker<DocumentJob, Uint8Array>({
    file: join(import.meta.dirname, 'document-process.ts'),
    name: 'document maker',
    maxResident: 320 * 1024 * 1024,
  })
  return async (job) => Buffer.from(await worker.run(job))
}
