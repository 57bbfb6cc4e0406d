import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { entriesBelow, isHidden } from '../entries-below.ts'

/** `gone`: there is no such folder. `blind`: the operating system has no more watches to give. */
export type WatchState = 'watching' | 'gone' | 'unwatched'

export type FolderWatch = {
  /** Watches the folders that are there now. */
  renew(): Promise<WatchState>
  close(): void
}

/**
 * Tells of every change below a folder. One watch a folder, renewed by whoever is told: node's own recursive watch loses a folder that is
 * removed and made again in one go, as git does.
 */
export function createFolderWatch(root: string, onChange: () => void): FolderWatch {
  let watches: FSWatcher[] = []
  let closed = false

  function watchOne(folder: string) {
    const one = watch(folder, (_event, name) => {
      if (name === null || !isHidden(name)) onChange()
    })
    // The folder is gone. The one around it tells so too, but the outermost has none that is watched.
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
      // Also where a folder vanishes while all are gone through: the next try is soon.
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
