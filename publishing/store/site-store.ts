import { join } from 'node:path'
import { createFileCopies, type FileCopies } from './file-copies.ts'
import { openFolderStore } from './folder-store.ts'
import type { PublishedStore } from './published-store.ts'
import { withReasons } from './store-error.ts'

/** Folder in `DATA_DIR`. */
export const siteStoreFolder = 'content'
/** Other nodes that share the folder may just be opening a version. */
const keepMs = 5 * 60_000

export type SiteStore = PublishedStore & { copies: FileCopies }

/**
 * The versions that a site on one machine publishes for itself. They have databases only: pictures and documents are in the content folder. The
 * databases are opened where they are stored, without another copy.
 */
export function openSiteStore(folder: string): SiteStore {
  const store = withReasons(openFolderStore(folder, keepMs), folder)
  const copies: FileCopies = { ...createFileCopies(join(folder, 'files'), store), keepOnly: async () => {} }
  return {
    ...store,
    copies,
    /** Also the damaged files, so that they are stored again. */
    async missing(hashes) {
      const missing = new Set(await store.missing(hashes))
      const there = hashes.filter((hash) => !missing.has(hash))
      await Promise.all(there.map((hash) => copies.get(hash).catch(() => missing.add(hash))))
      return [...missing]
    },
  }
}
