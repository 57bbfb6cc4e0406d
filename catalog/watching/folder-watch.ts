import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { entriesBelow, isHidden } from '../entries-below.ts'

/** `gone`: the folder doesn't exist. `unwatched`: the OS has no file watches left. */
export type WatchState = 'watching' | 'gone' | 'unwatched'

export type FolderWatch = {
  /** Watches all folders that exist now. */
  renew(): Promise<WatchState>
  close(): void
}

/**
 * Calls `onChange` after each change below a folder. Uses one watch per folder, which the caller renews after a change: Node's recursive
 * watch loses a folder that is removed and created again at once, as git does.
 */
export function createFolderWatch(root: string, onChange: () => void): FolderWatch {
  let watches: FSWatcher[] = []
  let closed = false

  function watchOne(folder: string) {
    const one = watch(folder, (_event, name) => {
      if (name === null || !isHidden(name)) onChange()
    })
    // The folder was removed. Its parent reports that too, but the parent of the root isn't watched.
    one.on('error', onChange)
    watches.push(one)
  }

  function stop() {
    for (const one of watches) one.close()
    watches = []
  }

  async function renew(): Promise<WatchState> {
    stop()
    try {
      const folders = [root, ...(await foldersBelow(root))]
      if (!closed) folders.forEach(watchOne)
      return 'watching'
    } catch (error) {
      stop()
      // ENOENT also occurs if a folder is removed during the walk. The caller retries soon.
      return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'gone' : 'unwatched'
    }
  }

  return {
    renew,
    close() {
      closed = true
      stop()
    },
  }
}

async function foldersBelow(root: string): Promise<string[]> {
  const entries = await entriesBelow(root)
  return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
}
