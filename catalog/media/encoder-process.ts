import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { type EncodeJob, encodePicture } from './encode-picture.ts'

/** What the encoder process sends back for each job. `resident`: its memory after the job, in bytes. */
export type Encoded = ({ bytes: Uint8Array | undefined } | { error: string }) & { resident: number }

// This process makes pictures for the site (`picture-encoder.ts`). Visitors come first: it gets the CPU only when nobody else needs it, and if
// the memory runs out, Linux ends it instead of the site.
setPriority(constants.priority.PRIORITY_LOW)
try {
  writeFileSync('/proc/self/oom_score_adj', '800')
} catch {
  // Only Linux has this setting.
}

process.on('message', async (job: EncodeJob) => {
  const encoded = await encodePicture(job).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  const answer: Encoded = { ...encoded, resident: process.memoryUsage.rss() }
  // If the site has ended meanwhile, the answer cannot be sent. Without a callback, the process would end with an error.
  process.send?.(answer, undefined, undefined, (error) => error && process.exit())
})
process.once('disconnect', () => process.exit())
