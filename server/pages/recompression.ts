import type { StoredPage } from './page-store.ts'

/** Far more than a site has pages; beyond it they keep their quick compression. */
const mostWaiting = 20_000

type Parts = {
  /** The page that is stored under a key by now. */
  stored: (key: string) => StoredPage | undefined
  replace: (page: StoredPage) => void
  compress: (body: Buffer) => Promise<Buffer>
  reportError: (error: unknown) => void
}

/**
 * Gives stored pages their best compression, one after another. Only keys wait, each once, so that nothing keeps a page alive which the store
 * has dropped; such a page is passed over.
 */
export function createRecompression({ stored, replace, compress, reportError }: Parts) {
  const waiting = new Set<string>()
  let working: Promise<void> | undefined

  async function work() {
    for (const key of waiting) {
      waiting.delete(key)
      await improve(key).catch(reportError)
    }
    working = undefined
  }

  async function improve(key: string) {
    const page = stored(key)
    if (!page?.brotli) return
    const best = await compress(page.identity)
    if (stored(key) === page) replace({ ...page, brotli: best })
  }

  return {
    add(key: string) {
      if (waiting.size >= mostWaiting) return
      waiting.add(key)
      working ??= work()
    },
    clear: () => waiting.clear(),
    /** Resolves when nothing waits. */
    settled: () => working ?? Promise.resolve(),
  }
}
