import { flushCompileCache } from 'node:module'
import { sendToSite, workForSite } from '../jobs/background-process.ts'
import type { ProducerParts, ReadOf } from './content-producer.ts'
import { createLimitedThread, type ReadLimits } from './limited-thread.ts'

/** `parts` are for a new thread. */
export type ReadJob = { parts: ProducerParts; limits: ReadLimits; what: ReadOf }

// This process reads the content for the site (`content-reader.ts`).
workForSite()

const read = createLimitedThread()
process.on('message', async ({ parts, limits, what }: ReadJob) => {
  sendToSite(await read(what, parts, limits))
  // As in `content-thread.ts`.
  flushCompileCache()
})
