import { type Dirent, readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Called for each folder that exists but cannot be read. */
type ReportUnreadable = (folder: string, why: string) => void

/**
 * Lists files, folders and links below a folder, at any depth. Skips hidden entries, which belong to git and text editors. Unlike Node's
 * recursive `readdir`, it doesn't follow links to folders: they could leave the content folder or form a loop. Fails if the folder itself
 * or one directly in it cannot be read. Leaves out unreadable folders on deeper levels.
 */
export async function entriesBelow(folder: string, reportUnreadable: ReportUnreadable = () => {}): Promise<Dirent[]> {
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
      reportUnreadable(join(outer, name), result.reason instanceof Error ? result.reason.message : String(result.reason))
      return []
    })
  }
}

/**
 * Does the same without a thread pool, which takes a fifth of the CPU time. It blocks while the file system answers, so it is for the thread
 * that reads the content.
 */
export function* eachEntryBelow(folder: string, reportUnreadable: ReportUnreadable = () => {}): Generator<Dirent> {
  yield* walk(folder, visible(readdirSync(folder, { withFileTypes: true })), 'outermost')

  function* walk(outer: string, entries: readonly Dirent[], place: 'outermost' | 'inner'): Generator<Dirent> {
    for (const entry of entries) {
      if (!entry.isDirectory()) {
        yield entry
        continue
      }
      const path = join(outer, entry.name)
      const inner = entriesOf(path, entry.name, place)
      if (!inner) continue
      yield entry
      yield* walk(path, inner, 'inner')
    }
  }

  function entriesOf(path: string, name: string, place: 'outermost' | 'inner'): Dirent[] | undefined {
    try {
      return visible(readdirSync(path, { withFileTypes: true }))
    } catch (error) {
      if (place === 'outermost' || isVanished(error, name)) throw error
      reportUnreadable(path, error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
}

const visible = (entries: Dirent[]) => entries.filter(({ name }) => !isHidden(name))

async function visibleEntries(folder: string): Promise<Dirent[]> {
  return visible(await readdir(folder, { withFileTypes: true }))
}

/** True if the folder was removed during the walk. Names that are not UTF-8 also fail with ENOENT, but those folders exist. */
function isVanished(error: unknown, name: string): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && !name.includes('\ufffd')
}

export const isHidden = (name: string) => name.startsWith('.')
