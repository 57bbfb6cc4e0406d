import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Told of each folder that is there and cannot be read, by its path. */
type TellUnreadable = (folder: string, why: string) => void

/**
 * Files, folders and links below a folder, at any depth; what is hidden belongs to editors and git. Unlike Node's own recursion it doesn't
 * enter folders that are links: those could lead out of the content, or round in circles. Where the folder itself or one directly in it
 * cannot be read, the walk fails; a folder further in that cannot be read is left out.
 */
export async function entriesBelow(folder: string, tellUnreadable: TellUnreadable = () => {}): Promise<Dirent[]> {
  return walk(folder, 'outermost')

  async function walk(outer: string, place: 'outermost' | 'inner'): Promise<Dirent[]> {
    const entries = await visibleEntries(outer)
    const inner = entries.map(async (entry) =>
      entry.isDirectory() ? [entry, ...(await walk(join(outer, entry.name), 'inner'))] : [entry],
    )
    const walked = await Promise.allSettled(inner)
    return walked.flatMap((result, index) => {
      if (result.status === 'fulfilled') return result.value
      const name = entries[index]?.name ?? ''
      if (place === 'outermost' || isVanished(result.reason, name)) throw result.reason
      tellUnreadable(join(outer, name), result.reason instanceof Error ? result.reason.message : String(result.reason))
      return []
    })
  }
}

async function visibleEntries(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
}

/** The folder was removed during the walk; the watcher triggers another read. Node also gives ENOENT for names that are not UTF-8: those still exist. */
function isVanished(error: unknown, name: string): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && !name.includes('\ufffd')
}

export const isHidden = (name: string) => name.startsWith('.')
