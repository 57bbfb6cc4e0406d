import { z } from 'zod'

/** A version of the content. What it holds is in its manifest, a file with the hash `id`. */
export const StoredVersion = z.object({
  id: z.string(),
  /** Of the program that can open it (see `contentFormat`). */
  format: z.string(),
  /** ISO format in UTC. */
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Which switch made it the current version. Later switches have higher numbers. */
  turn: z.number(),
})
export type StoredVersion = z.infer<typeof StoredVersion>
export type Version = Omit<StoredVersion, 'turn'>

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
  switchTo(version: Version): Promise<void>
  /** Removes a version, unless somebody has switched to it since it was listed. */
  remove(version: StoredVersion): Promise<void>
  /** Removes files that are not wanted and were stored more than a day ago. A publisher may still need younger ones. Returns their number. */
  sweep(wanted: ReadonlySet<string>): Promise<number>
  /** Milliseconds since 1970, by the clock that all users of the store share: that of PostgreSQL, or of this machine for a folder. */
  now(): Promise<number>
  close(): Promise<void>
}

export const dayMs = 24 * 60 * 60_000

/** Programs of several formats may run at once, during an update. Each has its own current version. */
export const currentOf = (versions: readonly StoredVersion[], format: string): StoredVersion | undefined =>
  versions.find((version) => version.format === format)
