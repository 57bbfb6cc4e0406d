import { join } from 'node:path'
import type { MadeBytes } from '../jobs/background-process.ts'
import { createBackgroundWorker } from '../jobs/background-worker.ts'
import type { DocumentJob } from './make-document.ts'

export type MakeDocument = (job: DocumentJob) => Promise<Buffer>

/** Makes documents in a background process. Call it again only after the last document is made. */
export function createDocumentMaker(): MakeDocument {
  const worker = createBackgroundWorker<DocumentJob, MadeBytes<Uint8Array>>({
    file: join(import.meta.dirname, 'document-process.ts'),
    name: 'document maker',
    maxResident: 320 * 1024 * 1024,
  })
  return async (job) => {
    const made = await worker.run(job)
    if ('error' in made) throw new Error(made.error)
    return Buffer.from(made.bytes)
  }
}
