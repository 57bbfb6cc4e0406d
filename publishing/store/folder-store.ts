import { createReadStream } from 'node:fs'
import { link, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { atomicFile, writeAtomically } from '../files/atomic-file.ts'
import { dayMs, type PublishedStore, StoredVersion } from './published-store.ts'

/**
 * A store in a folder. Every file is written whole and renamed. `versions/<turn>.json` is a switch to a version. `keepMs`: how long files are safe
 * from `sweep`.
 */
export function openFolderStore(folder: string, keepMs = dayMs): PublishedStore {
  const fileOf = (hash: string) => join(folder, 'files', hash)
  const versionFile = (turn: number) => join(folder, 'versions', `${turn}.json`)

  /** All switches with the paths of their files, the last one first. */
  async function switches() {
    const names = (await namesIn(join(folder, 'versions'))).filter((name) => name.endsWith('.json'))
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, 'versions', name)
        const text = await readFile(path, 'utf8').catch(nothing)
        return text === undefined ? [] : [{ ...StoredVersion.parse(JSON.parse(text)), path }]
      }),
    )
    return found.flat().sort((a, b) => b.turn - a.turn)
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
    async versions() {
      const last = new Map<string, StoredVersion>()
      for (const { path: _, ...version } of await switches()) if (!last.has(version.id)) last.set(version.id, version)
      return [...last.values()]
    },
    async switchTo(version) {
      for (;;) {
        const [last] = await switches()
        const turn = (last?.turn ?? 0) + 1
        await using unfinished = await atomicFile(versionFile(turn))
        await writeFile(unfinished.path, JSON.stringify({ ...version, turn }), { flush: true })
        // A link is never made over a file, so of several publishers at once each gets a turn of its own.
        if (await link(unfinished.path, versionFile(turn)).then(() => true, isTaken)) return
      }
    },
    async remove({ id, turn }) {
      for (const one of await switches()) if (one.id === id && one.turn <= turn) await rm(one.path, { force: true })
    },
    async sweep(wanted) {
      let removed = 0
      // Also what a publisher that died has left behind.
      for (const path of await pathsIn([join(folder, 'files'), join(folder, 'versions')])) {
        const name = basename(path)
        if (wanted.has(name) || name.endsWith('.json')) continue
        const mtimeMs = (await stat(path).catch(nothing))?.mtimeMs ?? Number.POSITIVE_INFINITY
        if (mtimeMs > Date.now() - keepMs) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
    now: async () => Date.now(),
    async close() {},
  }
}

const nothing = () => undefined

/** Only if there is no such file. Other failures throw: a file that can't be reached isn't missing. */
function isMissing(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
  throw error
}

/** Only if there is such a file already. Other failures throw. */
function isTaken(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
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
