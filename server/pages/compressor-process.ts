import { constants, setPriority } from 'node:os'
import { sendToSite, workForSite } from '#catalog/background-process.ts'
import { brotli } from './compress.ts'

export type CompressJob = { body: Uint8Array }
/** What the process sends back for each job. `resident`: its memory after the job, in bytes. */
export type Compressed = ({ bytes: Uint8Array } | { error: string }) & { resident: number }

// This process gives pages their best compression (`best-compression.ts`).
setPriority(constants.priority.PRIORITY_LOW)
workForSite()

process.on('message', async ({ body }: CompressJob) => {
  const compressed = await brotli(Buffer.from(body), 'best').then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  sendToSite({ ...compressed, resident: process.memoryUsage.rss() } satisfies Compressed)
})
