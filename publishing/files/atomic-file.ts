import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file atomically: write to the temporary `path`, then call `finish` to rename it to `target`. Disposing removes an unfinished
 * file. Other processes never see a partial file, even if the disk is full or the process is killed. This doesn't flush: write with
 * `flush: true` if a power failure must not leave an empty file.
 */
export async function atomicFile(target: string): Promise<AsyncDisposable & { path: string; finish: () => Promise<void> }> {
  await mkdir(dirname(target), { recursive: true })
  const path = `${target}.${randomUUID()}.tmp`
  return {
    path,
    finish: () => rename(path, target),
    // Removing can fail too, on a failing disk. The first error is the useful one.
    [Symbol.asyncDispose]: () => rm(path, { force: true }).catch(() => {}),
  }
}

/** Writes a whole file atomically. `flush`: a power failure must not leave an empty file. */
export async function writeAtomically(target: string, content: string | Uint8Array, { flush = false } = {}): Promise<void> {
  await using unfinished = await atomicFile(target)
  await writeFile(unfinished.path, content, { flush })
  await unfinished.finish()
}
