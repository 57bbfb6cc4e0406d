import type { BigIntStats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a file may change without a change of its times: some file systems record them in steps of two seconds. */
export const isTooRecent = ({ ctimeMs }: BigIntStats) => Date.now() - Number(ctimeMs) <= 2_000

/** Reads a file again only if its inode, size or times have changed. Hashing all pictures on each content change would take too long. */
export function createUnchangedFiles<T>(read: (root: string, path: string) => Promise<T>) {
  const known = new Map<string, { identity: string; result: T }>()

  return async function readUnlessUnchanged(root: string, path: string): Promise<T> {
    const file = join(root, path)
    const before = await stat(file, { bigint: true })
    const remembered = known.get(file)
    if (remembered?.identity === identityOf(before)) return remembered.result

    const result = await read(root, path)
    if (isTooRecent(before)) known.delete(file)
    else known.set(file, { identity: identityOf(before), result })
    return result
  }
}

/** A file with the same identity has the same bytes. */
export const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) => [dev, ino, size, mtimeNs, ctimeNs].join(' ')
