import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { eachEntryBelow, isHidden } from '../files/entries-below.ts'
import { removedFile } from '../read/removed-files.ts'

/** There may be thousands of folders. Requests are answered in between. */
const foldersPerTurn = 20

/** `gone`: the folder doesn't exist. `unwatched`: the OS has no file watches left. */
export type WatchState = 'watching' | 'gone' | 'unwatched'

export type FolderWatch = {
  /** Watches all folders that exist now. */
  renew(): Promise<WatchState>
  close(): void
}

/**
 * Calls `onChange` after each change below a folder. Uses one watch per folder, which the caller renews after a
 * change, one renewal at a time: Node's recursive watch loses a folder that is removed and created again at once, as git does.
 */
export function createFolderWatch(root: string, onChange: () => void): FolderWatch {
  let watches: FSWatcher[] = []
  let closed = false

  function noteChange(_event: string, name: string | null) {
    if (name === null || !isHidden(name) || name === removedFile) onChange()
  }

  function watchOne(folder: string) {
    // An error says that the folder was removed. Its parent reports that too, but the parent of the root isn't watched.
    if (!closed) watches.push(watch(folder, noteChange).on('error', onChange))
  }

  async function watchBelow(folder: string) {
    watchOne(folder)
    let count = 0
    for (const entry of eachEntryBelow(folder)) {
      if (!entry.isDirectory()) continue
      watchOne(join(entry.parentPath, entry.name))
      count += 1
      if (count % foldersPerTurn === 0) await yieldToEventLoop()
    }
  }

  function endAll(ending: readonly FSWatcher[]) {
    for (const one of ending) one.close()
  }

  async function renew(): Promise<WatchState> {
    // They end when the new ones have begun, so that no change is missed.
    const before = watches
    watches = []
    try {
      await watchBelow(root)
      return 'watching'
    } catch (error) {
      endAll(watches)
      watches = []
      // ENOENT also occurs if a folder is removed during the walk. The caller retries soon.
      return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'gone' : 'unwatched'
    } finally {
      endAll(before)
    }
  }

  return {
    renew,
    close() {
      closed = true
      endAll(watches)
    },
  }
}
