import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * A file that appears under its name whole or not at all: write to `path`, then call `finish`. What was not finished is removed when it is
 * disposed of. Readers and other processes never see half a file, also when the disk is full or the process is killed.
 * Nothing is flushed: where a power cut must not leave an empty file under the name, write with `flush: true`.
 */
export async function unfinishedFile(target: string): Promise<AsyncDisposable & { path: string; finish: () => Promise<void> }> {
  await mkdir(dirname(target), { recursive: true })
  const path = `${target}.${randomUUID()}.tmp`
  return {
    path,
    finish: () => rename(path, target),
    // On a failing disk this can fail too; the first error says more.
    [Symbol.asyncDispose]: () => rm(path, { force: true }).catch(() => {}),
  }
}
