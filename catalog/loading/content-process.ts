import { flushCompileCache } from 'node:module'
import { lowerPriority, sendToSite, workForSite } from '../background-process.ts'
import type { ProducerParts, ReadOf } from './content-producer.ts'
import { createLimitedThread, type ReadLimits } from './limited-thread.ts'

/** `parts` are for a new thread. */
export type ReadJob = { parts: ProducerParts; limits: ReadLimits; what: ReadOf }

/** On Linux, the site then gets nine times as much of a core that both need. An editor waits for this process, so not the lowest priority. */
const lowerBy = 10

// This process reads the content for the site (`content-reader.ts`).
lowerPriority(lowerBy)
workForSite()

const read = createLimitedThread()
process.on('message', async ({ parts, limits, what }: ReadJob) => {
  sendToSite(await read(what, parts, limits))
  // As in `content-thread.ts`.
  flushCompileCache()
})
