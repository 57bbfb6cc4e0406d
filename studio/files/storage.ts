import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const reasons = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EROFS', 'readOnly'],
] as const)

/** The disk is full, or the folder cannot be written. What was there before is still there. */
export class StorageFault extends Error {
  readonly reason: 'full' | 'readOnly'
  constructor(reason: 'full' | 'readOnly', cause: Error) {
    super(cause.message, { cause })
    this.reason = reason
  }
}

/** Runs something that writes. Throws a StorageFault if there is no space or no permission. */
export async function storing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const reason = reasons.get(codeOf(error) as never)
    throw reason && error instanceof Error ? new StorageFault(reason, error) : error
  }
}

/**
 * Writes a whole file or nothing: into a hidden file beside it, which no reader of content sees, then flushed and renamed. It survives a
 * kill and a power failure.
 */
export function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  return storing(async () => {
    await mkdir(dirname(target), { recursive: true })
    const unfinished = join(dirname(target), `.${basename(target)}.${randomUUID()}${unfinishedEnding}`)
    try {
      await writeFlushed(unfinished, content)
      await rename(unfinished, target)
      await flushFolder(dirname(target))
    } finally {
      await rm(unfinished, { force: true }).catch(() => {})
    }
  })
}

export async function writeFlushed(path: string, content: string | Uint8Array): Promise<void> {
  await using file = await open(path, 'w')
  await file.writeFile(content)
  await file.sync()
}

/** The entries of a folder, not only its files, must survive a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    await using opened = await open(folder, 'r')
    await opened.sync()
  } catch (error) {
    // Windows can't open folders.
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOENT'].includes(codeOf(error))) throw error
  }
}

const unfinishedEnding = '.unfinished'

/** Removes what a killed process has left. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await filesBelow(folder)) {
    if (name.endsWith(unfinishedEnding)) await rm(join(folder, name), { force: true })
  }
}

/** The paths of all files below a folder, with `/`, sorted. Empty if there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing([]))
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')).sort()
}

/** Undefined if the file does not exist. */
export function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(unlessMissing(undefined))
}

export async function textIfThere(path: string): Promise<string | undefined> {
  return (await readIfThere(path))?.toString('utf8')
}

function unlessMissing<T>(fallback: T) {
  return (error: unknown): T => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return fallback
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
