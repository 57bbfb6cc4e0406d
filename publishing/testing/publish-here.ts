import { publishForSite, type SiteJob } from '../watch/publish-for-site.ts'
import type { Publisher } from '../watch/publisher.ts'

/** Publishes content in the test's own thread. A process of its own would load the catalog's code again in every test. */
export function publishHere(): Publisher {
  let running: Promise<unknown> = Promise.resolve()
  return {
    run(job: SiteJob) {
      const result = publishForSite(job)
      running = result.catch(() => {})
      return result
    },
    /** Waits until nothing is written any more: the test removes the folder. */
    async close() {
      await running
    },
  }
}
