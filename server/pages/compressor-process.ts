import { makeBytesForSite } from '#publishing/jobs/background-process.ts'
import { brotli } from './compress.ts'

export type CompressJob = { body: Uint8Array }

// This process gives pages their best compression (`best-compression.ts`).
makeBytesForSite(({ body }: CompressJob) => brotli(Buffer.from(body), 'best'))
