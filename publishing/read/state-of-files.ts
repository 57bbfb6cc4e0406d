import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isHidden } from '../files/entries-below.ts'
import { identityOf } from '../files/unchanged-files.ts'
import { removedFile } from './removed-files.ts'

const project = resolve(import.meta.dirname, '../..')
/** The code that reads content, and the libraries that it uses. */
const code = ['catalog', 'publishing', 'contract', 'i18n', 'package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
  join(project, path),
)

/**
 * A hash of names, sizes and times of all files in the folders and of the code that reads content. The time of the last status change
 * (ctime) can't be set by programs, so a file with the same size and modification time is recognised as changed too. Undefined if a file
 * can't be read, or for symbolic links, whose targets may change.
 */
export function stateOf(folders: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(process.version)
  const add = (path: string) => {
    const stats = lstatSync(path, { bigint: true })
    if (stats.isSymbolicLink()) throw new Error(`${path} is a symbolic link`)
    if (stats.isDirectory()) for (const name of namesIn(path)) add(join(path, name))
    else hash.update(JSON.stringify([path, identityOf(stats)]))
  }
  try {
    for (const path of [...folders, ...code]) {
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
    .filter((name) => !isHidden(name) || name === removedFile)
    .sort()
