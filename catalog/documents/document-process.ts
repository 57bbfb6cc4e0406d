import { constants, setPriority } from 'node:os'
import { sendToSite, workForSite } from '../background-process.ts'
import { type DocumentJob, makeDocument } from './make-document.ts'

/** What the process sends back for each job. `resident`: its memory after the job, in bytes. */
export type MadeBytes = ({ bytes: Uint8Array } | { error: string }) & { resident: number }

// This process makes PDFs for the site (`document-store.ts`). Visitors come first: it gets the CPU only when nobody else needs it.
setPriority(constants.priority.PRIORITY_LOW)
workForSite()

process.on('message', async (job: DocumentJob) => {
  const made = await makeDocument(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  sendToSite({ ...made, resident: process.memoryUsage.rss() } satisfies MadeBytes)
})
