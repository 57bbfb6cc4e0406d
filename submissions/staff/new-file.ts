import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The file exists already, and is not overwritten. */
class FileExists extends Error {
  readonly code = 'EEXIST'
}

/**
 * A new file that gets its name when it is complete. Write to `path`, a hidden name beside it, then call `finish`, which flushes it and never
 * overwrites another file. Without that, disposing or the end of the process removes it.
 */
export function newFile(target: string): Disposable & { path: string; finish: () => void } {
  if (existsSync(target)) throw new FileExists(target)
  const path = join(dirname(target), `.${basename(target)}.${randomUUID()}.unfinished`)
  const remove = () => rmSync(path, { force: true })
  process.once('exit', remove)
  return {
    path,
    finish() {
      flush(path)
      giveName(path, target)
      flush(dirname(target))
    },
    [Symbol.dispose]() {
      process.off('exit', remove)
      remove()
    },
  }
}

function flush(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A link fails if there is a file of this name, a renamed file would replace it. Some file systems have no links. */
function giveName(path: string, target: string) {
  try {
    linkSync(path, target)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST' || existsSync(target)) throw new FileExists(target)
    renameSync(path, target)
  }
}
