import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { type ContentDatabase, openForReading } from '#catalog/database/content-database.ts'
import { writeAtomically } from '../files/atomic-file.ts'
import { stateOf } from '../read/state-of-files.ts'

/** Folder in `DATA_DIR`. */
export const versionsFolder = 'content'
/** Other nodes that share the folder may just be opening their version. */
const deleteAfterMs = 5 * 60_000

/** `state`: what the content folder and the code were like (see `stateOf`). Null if entries with faults were held back. */
const Current = z.object({ file: z.string().regex(/^[\w-]+\.sqlite$/), state: z.string().nullable() })

const hashOf = (text: string) => hash('sha256', text).slice(0, 8)

export type VersionStore = ReturnType<typeof createVersionStore>

/**
 * Keeps the content databases in a folder. The next start opens the current one if nothing has changed since, and entries with faults are
 * served in their version from there. Several processes may share the folder: a file never changes once it has its name. `contentFolder` must
 * be absolute.
 */
export function createVersionStore(folder: string, contentFolder: string) {
  const currentFile = join(folder, 'current.json')

  async function current() {
    try {
      return Current.parse(JSON.parse(await readFile(currentFile, 'utf8')))
    } catch {
      return undefined
    }
  }

  return {
    folder,
    /** The database of a version. It depends on the code that writes it. */
    pathOf: (version: string) => join(folder, `${version}-${hashOf(`${stateOf([])}`)}.sqlite`),

    /** The version that was served last, by this process or an earlier one. */
    async last(): Promise<string | undefined> {
      const found = await current()
      return found && join(folder, found.file)
    },

    /** The version that was served last, if neither the content with its layers nor the code has changed since. */
    async unchanged(layers: readonly string[] = []): Promise<ContentDatabase | undefined> {
      const found = await current()
      if (!found?.state || found.state !== stateOf([contentFolder, ...layers])) return undefined
      try {
        return openForReading(join(folder, found.file))
      } catch {
        return undefined
      }
    },

    /** Records the version to serve at the next start, and removes those before the one that was served until now. */
    async remember(path: string, state: string | undefined): Promise<void> {
      const file = basename(path)
      const text = JSON.stringify({ file, state: state ?? null })
      if (text === (await readFile(currentFile, 'utf8').catch(() => undefined))) return
      const before = (await current())?.file
      await mkdir(folder, { recursive: true })
      await writeAtomically(currentFile, text, { flush: true })
      await sweep([file, before])
    },
  }

  /**
   * The version before is still open in the site. When a process closes a file that was removed, the system frees its place on the disk, and the process
   * waits: 130 ms at a hundred times the demo content.
   */
  async function sweep(kept: readonly (string | undefined)[]) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((other) => other.includes('.sqlite') && !kept.includes(other))) {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
      if (Date.now() - mtimeMs > deleteAfterMs) await rm(path, { force: true }).catch(() => {})
    }
  }
}
