import { constants, setPriority } from 'node:os'
import { sendToSite, workForSite } from '../background-process.ts'
import { type EncodeJob, encodePicture } from './encode-picture.ts'

/** What the encoder process sends back for each job. `resident`: its memory after the job, in bytes. */
export type Encoded = ({ bytes: Uint8Array | undefined } | { error: string }) & { resident: number }

// This process makes pictures for the site (`picture-encoder.ts`). Visitors come first: it gets the CPU only when nobody else needs it.
setPriority(constants.priority.PRIORITY_LOW)
workForSite()

process.on('message', async (job: EncodeJob) => {
  const encoded = await encodePicture(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  sendToSite({ ...encoded, resident: process.memoryUsage.rss() } satisfies Encoded)
})
