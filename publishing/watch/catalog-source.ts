import type { Catalog } from '#catalog/catalog.ts'
import type { BytesOf } from '#catalog/documents/create-documents.ts'
import type { MediaFile, PictureMaster } from '#catalog/media/media-library.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import type { ContentReader } from '../versions/content-reader.ts'
import type { HeldBack } from '../versions/entry-set.ts'
import type { createFolderWatch } from './folder-watch.ts'

export type ContentStatus = {
  version: string
  /** The id of the version in the store of published content, if it is served from there. */
  published?: string
  loadedAt: Date
  /** `degraded`: entries with faults are held back. `last good`: the faults affect the whole site, so the previous content is served. */
  state: 'ok' | 'degraded' | 'last good'
  /** Faults of the content on disk. */
  problem?: readonly ContentIssue[]
  /** Entries that are served in an older version, or not at all. */
  heldBack?: readonly HeldBack[]
}
export type ContentLog = {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}
export type CatalogSource = {
  current(): Catalog
  status(): ContentStatus
  /** Starts a new version of the same content, because the sizes of documents have become known. */
  renew(): void
  /** Calls the listener after the catalog has changed. Returns a function that removes the listener. */
  onChange(listener: (catalog: Catalog) => void): () => void
  /** Finds a file by its URL in the versions before and after the one that is served: other nodes make pages of them during a switch. */
  mediaOfOthers?(url: string): Promise<PictureMaster | MediaFile | undefined>
  /** Resolves when all pending writes are done. */
  close(): Promise<void>
}

export type SourceParts = {
  log: ContentLog
  /** Absolute folders over the content folder and its releases, the last one on top (see `../read/layers.ts`). */
  layers?: readonly string[]
  /** The sizes of the documents that have been made. */
  bytesOf?: BytesOf
  /** The public URL of the site. */
  publicUrl?: string
  /** Milliseconds since 1970. */
  now?: () => number
  /** Debounce time. A change usually touches several files: a checkout, or a save by renaming. The longest delay is five times this. */
  settleMs?: number
  /** Retry interval while the folder is missing, for example while it is replaced. */
  retryMs?: number
  /** When the content is read in the background after a start from a copy: not while the site still starts. */
  checkCopyMs?: number
  /** Polling interval. Some file systems report no changes, and the OS may have no file watches left. */
  pollMs?: number
  watchFolder?: typeof createFolderWatch
  openReader?: (folder: string, versionsFolder?: string) => ContentReader
  /**
   * Keeps versions of the content in this folder: for a start that serves the last one at once if nothing has changed since, and for entries
   * that get a fault while no site is running. Without it, they are lost when the process ends.
   */
  versionsFolder?: string
  /** Called when versions can't be kept, once until they can. */
  reportUnstored?: (error: unknown) => void
}
