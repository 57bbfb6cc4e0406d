import type { Catalog } from '#catalog/catalog.ts'
import type { BytesOf } from '#catalog/documents/create-documents.ts'
import type { MediaFile, PictureMaster } from '#catalog/media/media-library.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import type { HeldBack } from '../versions/entry-set.ts'

export type ContentStatus = {
  version: string
  /** The id of the version in the store of published content, if it is served from there. */
  published?: string
  /** When it was published, in ISO format. */
  publishedAt?: string
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
  /** The sizes of the documents that have been made. */
  bytesOf?: BytesOf
  /** The public URL of the site. */
  publicUrl?: string
  /** Milliseconds since 1970. */
  now?: () => number
}
