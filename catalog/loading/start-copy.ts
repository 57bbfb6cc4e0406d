import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeAtomically } from '../atomic-file.ts'
import { isHidden } from '../entries-below.ts'
import { identityOf } from '../media/unchanged-files.ts'
import type { LoadedContent } from './load-entries.ts'

export type StartCopy = ReturnType<typeof createStartCopy>

/** File name in `DATA_DIR`. */
export const startCopyFile = 'content-at-start.bin'

const project = resolve(import.meta.dirname, '../..')
/** The code that reads content, and the libraries that it uses. */
const code = ['catalog', 'contract', 'i18n', 'package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
  join(project, path),
)

/** Keeps the content that was read at the last start. Reading it again takes more than half of the time of a start. */
export function createStartCopy(file: string, inputs: (contentFolder: string) => string[] = (folder) => [folder, ...code]) {
  return {
    /** The copy, if neither the content nor the code has changed since. `keep` stores another one for the next start. */
    async find(contentFolder: string) {
      // Before the content is read, so that a change during the read gives another state.
      const state = stateOf(inputs(contentFolder))
      const kept = state === undefined ? undefined : await readCopy(file, state)
      return {
        content: kept,
        async keep(content: LoadedContent): Promise<void> {
          if (state === undefined || content.issues.length > 0) return
          // A folder that can't be written is reported by the store of the last good content.
          await writeAtomically(file, serialize({ state, content }), { flush: true }).catch(() => undefined)
        },
      }
    },
    forget: () => rm(file, { force: true }).catch(() => undefined),
  }
}

async function readCopy(file: string, state: string): Promise<LoadedContent | undefined> {
  try {
    const copy: { state: string; content: LoadedContent } = deserialize(await readFile(file))
    return copy.state === state ? copy.content : undefined
  } catch {
    return undefined
  }
}

/**
 * A hash of names, sizes and times of all files. The time of the last status change (ctime) can't be set by programs, so a file with the same
 * size and modification time is recognised as changed too. Undefined if a file can't be read, or for symbolic links, whose targets may change.
 */
function stateOf(paths: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(process.version)
  const add = (path: string) => {
    const stats = lstatSync(path, { bigint: true })
    if (stats.isSymbolicLink()) throw new Error(`${path} is a symbolic link`)
    if (stats.isDirectory()) for (const name of namesIn(path)) add(join(path, name))
    else hash.update(JSON.stringify([path, identityOf(stats)]))
  }
  try {
    for (const path of paths) {
      hash.update(JSON.stringify(path))
      add(realpathSync(path))
    }
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !isHidden(name))
    .sort()
