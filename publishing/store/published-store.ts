/** A version in the store. What it holds is in its manifest, a file with the hash `id`. */
export type StoredVersion = {
  id: string
  /** Of the program that can open it (see `contentFormat`). */
  format: string
  /** ISO format in UTC. */
  publishedAt: string
  publishedBy: string
}

/** Versions of the content and the files that they hold, each under the SHA-256 of its bytes. Several programs may use it at once. */
export type PublishedStore = {
  /** The files that it doesn't have. The others are safe from `sweep` for a day. */
  missing(hashes: readonly string[]): Promise<string[]>
  /** Stores a file as a whole or not at all. */
  put(hash: string, bytes: Uint8Array): Promise<void>
  /** The bytes in pieces, unchecked. Throws if there is no such file. */
  read(hash: string): AsyncIterable<Uint8Array>
  /** All versions, the one switched to last first. */
  versions(): Promise<StoredVersion[]>
  /** Makes a version the current one of its format. Its files must be in the store. */
  switchTo(version: StoredVersion): Promise<void>
  remove(version: string): Promise<void>
  /** Removes files that are not wanted and were stored more than a day ago. A publisher may still need younger ones. Returns their number. */
  sweep(wanted: ReadonlySet<string>): Promise<number>
  close(): Promise<void>
}

export const dayMs = 24 * 60 * 60_000

/** Programs of several formats may run at once, during an update. Each has its own current version. */
export const currentOf = (versions: readonly StoredVersion[], format: string): StoredVersion | undefined =>
  versions.find((version) => version.format === format)
