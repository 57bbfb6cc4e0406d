import { plainBody } from './page-body.ts'
import type { StoredPage } from './page-store.ts'

/** Far more than the number of pages. If the queue is full, a page keeps its quick compression. */
const maxWaiting = 20_000

type Parts = {
  /** The page that is cached under a key now. */
  stored: (key: string) => StoredPage | undefined
  replace: (page: StoredPage) => void
  compress: (body: Buffer) => Promise<Buffer>
  /** Resolves when no visitor is waiting. */
  untilQuiet: () => Promise<void>
  reportError: (error: unknown) => void
}

/**
 * Recompresses cached pages with the best compression, one at a time, while no visitor is waiting. The queue holds only keys, so that it
 * keeps no evicted page in memory. Evicted pages are skipped.
 */
export function createRecompression({ stored, replace, compress, untilQuiet, reportError }: Parts) {
  const waiting = new Set<string>()
  let working: Promise<void> | undefined

  async function work() {
    for (const key of waiting) {
      waiting.delete(key)
      await improve(key).catch(reportError)
      await untilQuiet()
    }
    working = undefined
  }

  async function improve(key: string) {
    const page = stored(key)
    if (!page?.brotli) return
    const best = await compress(await plainBody(page))
    if (stored(key) === page) replace({ ...page, brotli: best })
  }

  return {
    add(key: string) {
      if (waiting.size >= maxWaiting) return
      waiting.add(key)
      working ??= work()
    },
    clear: () => waiting.clear(),
    /** Resolves when the queue is empty. */
    settled: () => working ?? Promise.resolve(),
  }
}
