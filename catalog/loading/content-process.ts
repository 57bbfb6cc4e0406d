import { constants, setPriority } from 'node:os'
import { sendToSite, workForSite } from '../background-process.ts'
import type { ProducerParts, ReadOf } from './content-producer.ts'
import { createLimitedThread, type ReadLimits } from './limited-thread.ts'

/** `parts` are for a new thread. */
export type ReadJob = { parts: ProducerParts; limits: ReadLimits; what: ReadOf }

// This process reads the content for the site (`content-reader.ts`). Visitors come first, but an editor waits for it: no lowest priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
workForSite()

const read = createLimitedThread()
process.on('message', async ({ parts, limits, what }: ReadJob) => sendToSite(await read(what, parts, limits)))
