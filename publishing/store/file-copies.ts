import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Originals } from '../pictures/originals.ts'
import { hashOfFile, writeVerified } from '../pictures/verified-copy.ts'
import { type Manifest, parseManifest } from './manifest.ts'
import type { PublishedStore } from './published-store.ts'

export type FileCopies = ReturnType<typeof createFileCopies>

/** A node's copies of the files that it has needed, so that it can go on while the store is away. `folder` is absolute. */
export function createFileCopies(folder: string, store: Pick<PublishedStore, 'read'>) {
  const beingFetched = new Map<string, Promise<string>>()

  /** The path of a file with these bytes. Throws if the store is away, has no such file, or has other bytes under the hash. */
  async function fetch(hash: string): Promise<string> {
    const path = join(folder, hash)
    const now = await hashOfFile({ folder, path: hash }).catch(() => undefined)
    if (now === hash) return path
    // It holds content of coming days.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (!(await writeVerified(store.read(hash), hash, path))) throw new Error(`The store has a damaged file: ${hash}`)
    return path
  }

  /** Concurrent requests share one fetch. */
  function get(hash: string): Promise<string> {
    const fetching = beingFetched.get(hash) ?? fetch(hash).finally(() => beingFetched.delete(hash))
    beingFetched.set(hash, fetching)
    return fetching
  }

  const originals: Originals = {
    async find({ hash }) {
      await get(hash)
      return { folder, path: hash }
    },
  }

  return {
    get,
    /** Of a copy that `get` has made. */
    pathOf: (hash: string) => join(folder, hash),
    originals,
    manifest: async (id: string): Promise<Manifest> => parseManifest(await readFile(await get(id), 'utf8')),
    /** Removes all other copies. */
    async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
      for (const name of await readdir(folder)) {
        const isBeingWritten = [...beingFetched.keys()].some((hash) => name.startsWith(hash))
        if (!hashes.has(name) && !isBeingWritten) await rm(join(folder, name), { force: true })
      }
    },
  }
}
