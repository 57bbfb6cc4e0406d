import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from './published-store.ts'

const start = 'hearth-publish-'

/** A temporary folder for the databases of a version, removed when it is disposed of. */
export async function buildFolder(parent = tmpdir()): Promise<AsyncDisposable & { folder: string }> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, start))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Removes those that publishers have left for more than a day because they died. */
export async function removeAbandonedBuilds(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(start)) continue
    const folder = join(parent, name)
    // Other users share the folder for temporary files: what is theirs stays.
    const mtimeMs = (await stat(folder).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (mtimeMs < Date.now() - dayMs) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
