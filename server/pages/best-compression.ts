import { join } from 'node:path'
import type { MadeBytes } from '#publishing/jobs/background-process.ts'
import { createBackgroundWorker } from '#publishing/jobs/background-worker.ts'
import { alone } from './compress.ts'
import type { CompressJob } from './compressor-process.ts'

/**
 * Compresses bodies in a background process, one at a time. It takes up to half a second of CPU time for a page. In a thread of the site, that would delay
 * requests on the same core.
 */
export function createBestCompression(): (body: Buffer) => Promise<Buffer> {
  const worker = createBackgroundWorker<CompressJob, MadeBytes<Uint8Array>>({
    file: join(import.meta.dirname, 'compressor-process.ts'),
    name: 'page compressor',
    maxResident: 120 * 1024 * 1024,
    // It starts in a twentieth of a second.
    idleMs: 2_000,
  })
  return async (body) => {
    const reply = await worker.run({ body })
    if ('error' in reply) throw new Error(reply.error)
    return alone(Buffer.from(reply.bytes))
  }
}
