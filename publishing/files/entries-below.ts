import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Called for each folder that exists but cannot be read. */
type ReportUnreadable = (folder: string, why: string) => void

/**
 * Lists files, folders and links below a folder, at any depth. Skips hidden entries, which belong to git and text editors. Unlike Node's
 * recursive `readdir`, it doesn't follow links to folders: they could leave the content folder or form a loop. Fails if the folder itself
 * or one directly in it cannot be read. Leaves out unreadable folders on deeper levels.
 * It blocks while the file system answers, which takes a fifth of the CPU time of a thread pool. In the main thread, yield between entries.
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

/** True if the folder was removed during the walk. Names that are not UTF-8 also fail with ENOENT, but those folders exist. */
function isVanished(error: unknown, name: string): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && !name.includes('\ufffd')
}

export const isHidden = (name: string) => name.startsWith('.')
