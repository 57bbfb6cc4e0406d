import { type BigIntStats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadCache } from '../read/read-cache.ts'

/** Whether a file may change without a change of its times: some file systems record them in steps of two seconds. */
export const isTooRecent = ({ ctimeMs }: BigIntStats) => Date.now() - Number(ctimeMs) <= 2_000

type CachedRead = { kind: 'picture' | 'file'; folder: string; path: string; cache: ReadCache | undefined }

/** Reads a file again only if its inode, size or times have changed. Hashing all pictures on each content change would take too long. */
export async function readUnlessUnchanged<T>({ kind, folder, path, cache }: CachedRead, read: () => Promise<T>): Promise<T> {
  const before = statSync(join(folder, path), { bigint: true })
  const identity = identityOf(before)
  const cached = cache?.find<T>(kind, path, identity)
  if (cached !== undefined) return cached
  const result = await read()
  if (!isTooRecent(before)) cache?.keep(kind, path, identity, result)
  return result
}

/** A file with the same identity has the same bytes. */
export const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) => [dev, ino, size, mtimeNs, ctimeNs].join(' ')
