import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from './published-store.ts'

const start = 'hearth-publish-'

/** A temporary folder for the databases of a version, removed when it is disposed of. */
export async function buildFolder(): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), start))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Removes those that publishers have left for more than a day because they died. */
export async function removeAbandonedBuilds(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(start)) continue
    const folder = join(tmpdir(), name)
    // Other users share the folder for temporary files: what is theirs stays.
    const mtimeMs = (await stat(folder).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (mtimeMs < Date.now() - dayMs) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
