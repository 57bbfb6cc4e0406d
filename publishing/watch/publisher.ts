import { join } from 'node:path'
import { createBackgroundWorker, JobTooLong, type WorkerOptions } from '../jobs/background-worker.ts'
import type { FaultsOfDay, SiteJob } from './publish-for-site.ts'

/** Publishes content folders, one at a time. */
export type Publisher = { run(job: SiteJob): Promise<readonly FaultsOfDay[]>; close(): Promise<void> }

/**
 * Publishes in a process of its own, which is kept for a change that follows soon. Then it ends, because it holds as much memory as the site. A
 * publication may take ten times as long as that of ten times the demo content, so that a busy machine doesn't cause faults.
 */
export function createPublisher(
  times: Pick<WorkerOptions, 'idleMs' | 'maxMs'> = { idleMs: 10_000, maxMs: 10 * 60_000 },
): Publisher {
  const worker = createBackgroundWorker<SiteJob, readonly FaultsOfDay[]>({
    file: join(import.meta.dirname, 'publish-process.ts'),
    name: 'content publisher',
    ...times,
  })
  return {
    close: worker.close,
    run: (job) =>
      worker.run(job).catch((error: unknown) => {
        if (!(error instanceof JobTooLong)) throw error
        const message = 'the content takes too long to read: undo the last change, and run the content check on it'
        return [{ from: '', issues: [{ file: '', field: '', message }], heldBack: [], isServed: false }]
      }),
  }
}
