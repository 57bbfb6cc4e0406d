import { workForSite } from '../jobs/background-process.ts'
import { ContentError, type ContentIssue } from '../read/content-issue.ts'
import { createContentProducer, type ProducedContent, type ProducerParts, type ReadOf } from './content-producer.ts'

/** `parts` are for a new process. */
export type ReadJob = { parts: ProducerParts; what: ReadOf }
export type ReadResult = { content: ProducedContent } | { faults: readonly ContentIssue[] }

let produce: ReturnType<typeof createContentProducer> | undefined

// This process reads the content for the site (`content-reader.ts`).
workForSite(async ({ parts, what }: ReadJob): Promise<ReadResult> => {
  produce ??= createContentProducer(parts)
  try {
    return { content: await produce(what) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.issues }
    throw error
  }
})
