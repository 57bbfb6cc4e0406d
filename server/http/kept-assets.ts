import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { unfinishedFile } from '#catalog/unfinished-file.ts'

const keptForDays = 30

/**
 * Keeps the assets of earlier builds beside the newest, so that a page opened before an update goes on working. `current` is the assets folder
 * of the build that runs now; what has not been part of a running build for a month goes.
 */
export async function keepAssets(current: string, archive: string, now: Date): Promise<void> {
  await mkdir(archive, { recursive: true })
  for (const name of await readdir(current)) {
    const kept = join(archive, name)
    await copyWhole(join(current, name), kept)
    await utimes(kept, now, now)
  }
  const oldest = now.getTime() - keptForDays * 86_400_000
  for (const name of await readdir(archive)) {
    const { mtimeMs } = await stat(join(archive, name))
    if (mtimeMs < oldest) await rm(join(archive, name))
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await using unfinished = await unfinishedFile(to)
  await copyFile(from, unfinished.path)
  await unfinished.finish()
}
