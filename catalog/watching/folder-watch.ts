import { existsSync, type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { eachEntryBelow, isHidden } from '../entries-below.ts'
import { isBelow } from '../reading/layers.ts'
import { removedFile } from '../reading/removed-files.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'

/** There may be tens of thousands of folders. Requests are answered in between. */
const foldersPerTurn = 20

/** `gone`: the folder doesn't exist. `unwatched`: the OS has no file watches left. */
export type WatchState = 'watching' | 'gone' | 'unwatched'

export type FolderWatch = {
  /** Watches all folders that exist now. */
  renew(): Promise<WatchState>
  close(): void
}

/**
 * Calls `onChange` after each change below a folder and below the layers over it. Uses one watch per folder, which the caller renews after a
 * change: Node's recursive watch loses a folder that is removed and created again at once, as git does.
 */
export function createFolderWatch(root: string, onChange: () => void, layers: readonly string[] = []): FolderWatch {
  let watches: FSWatcher[] = []
  let closed = false

  function watchOne(folder: string) {
    const one = watch(folder, (_event, name) => {
      if (name === null || !isHidden(name) || name === removedFile) onChange()
    })
    // The folder was removed. Its parent reports that too, but the parent of the root isn't watched.
    one.on('error', onChange)
    watches.push(one)
  }

  async function watchBelow(folder: string) {
    watchOne(folder)
    await inTurns(eachEntryBelow(folder), (entry) => {
      if (entry.isDirectory() && !closed) watchOne(join(entry.parentPath, entry.name))
    })
  }

  async function stop() {
    const all = watches
    watches = []
    await inTurns(all, (one) => one.close())
  }

  async function renew(): Promise<WatchState> {
    await stop()
    try {
      await watchBelow(root)
      for (const layer of layers) {
        if (isBelow(root, layer)) continue
        if (existsSync(layer)) await watchBelow(layer)
        // Its parent reports when the layer is made.
        else if (existsSync(dirname(layer))) watchOne(dirname(layer))
      }
      return 'watching'
    } catch (error) {
      await stop()
      // ENOENT also occurs if a folder is removed during the walk. The caller retries soon.
      return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'gone' : 'unwatched'
    }
  }

  return {
    renew,
    close() {
      closed = true
      void stop()
    },
  }
}

async function inTurns<T>(all: Iterable<T>, each: (one: T) => void): Promise<void> {
  let count = 0
  for (const one of all) {
    each(one)
    count += 1
    if (count % foldersPerTurn === 0) await yieldToEventLoop()
  }
}
