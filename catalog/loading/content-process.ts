import { sendToSite, workForSite } from '../background-process.ts'
import type { ProducerParts } from './content-producer.ts'
import { createLimitedThread, type ReadLimits } from './limited-thread.ts'

/** `parts` are for a new thread. */
export type ReadJob = { parts: ProducerParts; limits: ReadLimits }

// This process reads the content for the site (`content-reader.ts`).
workForSite()

const read = createLimitedThread()
process.on('message', async ({ parts, limits }: ReadJob) => sendToSite(await read(parts, limits)))
