import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../files/atomic-file.ts'
import { dayMs, type PublishedStore } from './published-store.ts'

/** Versions are in the order of `turn`. */
const VersionFile = z.object({
  id: z.string(),
  format: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  turn: z.number(),
})

/** A store in a folder. Every file is written whole and renamed. */
export function openFolderStore(folder: string): PublishedStore {
  const fileOf = (hash: string) => join(folder, 'files', hash)
  const versionFile = (id: string) => join(folder, 'versions', `${id}.json`)

  async function versions() {
    const names = (await namesIn(join(folder, 'versions'))).filter((name) => name.endsWith('.json'))
    const found = await Promise.all(names.map((name) => readFile(join(folder, 'versions', name), 'utf8').catch(nothing)))
    return found
      .flatMap((text) => (text === undefined ? [] : [VersionFile.parse(JSON.parse(text))]))
      .sort((a, b) => b.turn - a.turn || (a.id < b.id ? -1 : 1))
  }

  return {
    async missing(hashes) {
      const now = new Date()
      const isThere = (hash: string) => utimes(fileOf(hash), now, now).then(() => true, isMissing)
      const there = await Promise.all(hashes.map(isThere))
      return hashes.filter((_, index) => !there[index])
    },
    put: (hash, bytes) => writeAtomically(fileOf(hash), bytes, { flush: true }),
    // Opened when the first piece is asked for: the error of a stream that nobody reads yet would end the process.
    async *read(hash) {
      yield* createReadStream(fileOf(hash))
    },
    versions: async () => (await versions()).map(({ turn: _, ...version }) => version),
    async switchTo(version) {
      const [last] = await versions()
      const text = JSON.stringify({ ...version, turn: (last?.turn ?? 0) + 1 })
      await writeAtomically(versionFile(version.id), text, { flush: true })
    },
    remove: (id) => rm(versionFile(id), { force: true }),
    async sweep(wanted) {
      let removed = 0
      // Also what a publisher that died has left behind.
      for (const path of await pathsIn([join(folder, 'files'), join(folder, 'versions')])) {
        const name = basename(path)
        if (wanted.has(name) || name.endsWith('.json')) continue
        const mtimeMs = (await stat(path).catch(nothing))?.mtimeMs ?? Number.POSITIVE_INFINITY
        if (mtimeMs > Date.now() - dayMs) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
    async close() {},
  }
}

const nothing = () => undefined

/** Only if there is no such file. Other failures throw: a file that can't be reached isn't missing. */
function isMissing(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
  throw error
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    isMissing(error)
    return []
  })

async function pathsIn(folders: readonly string[]): Promise<string[]> {
  const names = await Promise.all(folders.map(async (folder) => (await namesIn(folder)).map((name) => join(folder, name))))
  return names.flat()
}
