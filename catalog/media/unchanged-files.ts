import type { BigIntStats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Timestamp resolution: a file system may give the same time to two changes within this period. */
const clockStepMs = 2_000

/** Reads a file again only if its inode, size or times have changed. Hashing all pictures on each content change would take too long. */
export function createUnchangedFiles<T>(read: (root: string, path: string) => Promise<T>) {
  const known = new Map<string, { identity: string; result: T }>()

  return async function readUnlessUnchanged(root: string, path: string): Promise<T> {
    const file = join(root, path)
    const before = await stat(file, { bigint: true })
    const remembered = known.get(file)
    if (remembered?.identity === identityOf(before)) return remembered.result

    const result = await read(root, path)
    if (Date.now() - Number(before.ctimeMs) > clockStepMs) known.set(file, { identity: identityOf(before), result })
    else known.delete(file)
    return result
  }
}

const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) => [dev, ino, size, mtimeNs, ctimeNs].join(' ')
