import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { atomicFile } from '#publishing/files/atomic-file.ts'

const archivedForDays = 30

/**
 * Copies the assets of the running build from `current` to `archive`, so that a page opened before the next update still works after it.
 * Deletes assets that no running build has used for 30 days.
 */
export async function archiveAssets(current: string, archive: string, now: Date): Promise<void> {
  await mkdir(archive, { recursive: true })
  for (const name of await readdir(current)) {
    const archived = join(archive, name)
    await copyWhole(join(current, name), archived)
    await utimes(archived, now, now)
  }
  const oldest = now.getTime() - archivedForDays * 86_400_000
  for (const name of await readdir(archive)) {
    const { mtimeMs } = await stat(join(archive, name))
    if (mtimeMs < oldest) await rm(join(archive, name))
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await using unfinished = await atomicFile(to)
  await copyFile(from, unfinished.path)
  await unfinished.finish()
}
