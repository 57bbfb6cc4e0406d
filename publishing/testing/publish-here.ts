import { publishForSite } from '../watch/publish-for-site.ts'
import type { Publisher } from '../watch/publisher.ts'

/** Publishes content in the test's own thread. A process of its own would load the catalog's code again in every test. */
export const publishHere = (): Publisher => ({ run: publishForSite, close: async () => {} })
