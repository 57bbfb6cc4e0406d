import { type BigIntStats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadCache } from '../read/read-cache.ts'

/** Whether a file may change without a change of its times: some file systems record them in steps of two seconds. */
export const isTooRecent = ({ ctimeMs }: BigIntStats) => Date.now() - Number(ctimeMs) <= 2_000

/** Reads a file again only if its inode, size or times have changed. Hashing all pictures on each content change would take too long. */
export function createUnchangedFiles<T>(kind: 'picture' | 'file', read: (root: string, path: string) => Promise<T>) {
  const known = new Map<string, { identity: string; result: T }>()

  /** With a cache, results are known to later processes too. */
  return async function readUnlessUnchanged(root: string, path: string, cache?: ReadCache): Promise<T> {
    const file = join(root, path)
    const before = statSync(file, { bigint: true })
    const identity = identityOf(before)
    const cached = cache?.find<T>(kind, path, identity)
    if (cached !== undefined) return cached
    const remembered = cache ? undefined : known.get(file)
    if (remembered?.identity === identity) return remembered.result

    const result = await read(root, path)
    if (isTooRecent(before)) known.delete(file)
    else if (cache) cache.keep(kind, path, identity, result)
    else known.set(file, { identity, result })
    return result
  }
}

/** A file with the same identity has the same bytes. */
export const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) => [dev, ino, size, mtimeNs, ctimeNs].join(' ')
