import { join } from 'node:path'
import { createBackgroundWorker } from '../jobs/background-worker.ts'
import type { EncodeJob } from './encode-picture.ts'

/** `now`: a visitor asked for this size. `ahead`: nobody has asked yet. */
export type Urgency = 'now' | 'ahead'

type Waiting = EncodeJob & { settle: (bytes: Promise<Buffer | undefined>) => void }

export type PictureEncoder = ReturnType<typeof createPictureEncoder>

/** Encodes pictures in a background process, one size at a time. */
export function createPictureEncoder() {
  const waiting: Record<Urgency, Waiting[]> = { now: [], ahead: [] }
  const worker = createBackgroundWorker<EncodeJob, Uint8Array | undefined>({
    file: join(import.meta.dirname, 'encoder-process.ts'),
    name: 'picture encoder',
    maxResident: 280 * 1024 * 1024,
  })
  let isRunning = false

  async function next() {
    if (isRunning) return
    const job = waiting.now.shift() ?? waiting.ahead.shift()
    if (!job) return
    isRunning = true
    const { settle, ...encodeJob } = job
    const encoded = worker.run(encodeJob).then((bytes) => bytes && Buffer.from(bytes))
    settle(encoded)
    await encoded.catch(() => {})
    isRunning = false
    void next()
  }

  return {
    /** Undefined if the master was deleted or changed since the content was loaded. */
    encode({ file, hash, size }: EncodeJob, urgency: Urgency): Promise<Buffer | undefined> {
      const { promise, resolve } = Promise.withResolvers<Buffer | undefined>()
      waiting[urgency].push({ file, hash, size, settle: resolve })
      void next()
      return promise
    },
  }
}
