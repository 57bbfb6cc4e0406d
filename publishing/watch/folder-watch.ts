import { existsSync, type FSWatcher, lstatSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { eachEntryBelow, isHidden } from '../files/entries-below.ts'
import { isBelow } from '../read/layers.ts'
import { removedFile } from '../read/removed-files.ts'

/** There may be tens of thousands of folders. Requests are answered in between. */
const foldersPerTurn = 20

/** `gone`: the folder doesn't exist. `unwatched`: the OS has no file watches left. */
export type WatchState = 'watching' | 'gone' | 'unwatched'

export type FolderWatch = {
  /** Watches all folders that exist now. */
  renew(): Promise<WatchState>
  close(): void
}

/** `round`: the last renewal in which its folder was there. */
type Watched = { watch: FSWatcher; identity: string; round: number }

/**
 * Calls `onChange` after each change below a folder and below the layers over it. Uses one watch per folder, which the caller renews after a
 * change: Node's recursive watch loses a folder that is removed and created again at once, as git does. A watch stays as long as its folder is the same: at
 * a hundred times the demo content there are 29,600, and the garbage collection of so many stops all requests for 50 ms or more.
 */
export function createFolderWatch(root: string, onChange: () => void, layers: readonly string[] = []): FolderWatch {
  const watched = new Map<string, Watched>()
  /** Watches that may have lost their folder. */
  const doubtful = new WeakSet<FSWatcher>()
  let round = 0
  let closed = false

  // One function for all watches, because there may be tens of thousands.
  function noteChange(this: FSWatcher, event: string, name: string | null) {
    // A folder that is removed or moved reports this like a file in it with its own name.
    if (event === 'rename') doubtful.add(this)
    if (name === null || !isHidden(name) || name === removedFile) onChange()
  }

  function noteError(this: FSWatcher) {
    // The folder was removed. Its parent reports that too, but the parent of the root isn't watched.
    doubtful.add(this)
    onChange()
  }

  function watchOne(folder: string) {
    if (closed) return
    const identity = identityOf(folder)
    const known = watched.get(folder)
    if (known?.identity === identity && !doubtful.has(known.watch)) {
      known.round = round
      return
    }
    known?.watch.close()
    watched.set(folder, { watch: watch(folder, noteChange).on('error', noteError), identity, round })
  }

  async function watchBelow(folder: string) {
    watchOne(folder)
    await inTurns(eachEntryBelow(folder), (entry) => {
      if (entry.isDirectory()) watchOne(join(entry.parentPath, entry.name))
    })
  }

  /** Ends the watches of folders that are gone. */
  async function endOthers() {
    await inTurns(watched, ([folder, one]) => {
      if (one.round === round) return
      one.watch.close()
      watched.delete(folder)
    })
  }

  async function endAll() {
    round += 1
    await endOthers()
  }

  async function renew(): Promise<WatchState> {
    round += 1
    try {
      await watchBelow(root)
      for (const layer of layers) {
        if (isBelow(root, layer)) continue
        if (existsSync(layer)) await watchBelow(layer)
        // Its parent reports when the layer is made.
        else if (existsSync(dirname(layer))) watchOne(dirname(layer))
      }
      await endOthers()
      return 'watching'
    } catch (error) {
      await endAll()
      // ENOENT also occurs if a folder is removed during the walk. The caller retries soon.
      return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'gone' : 'unwatched'
    }
  }

  return {
    renew,
    close() {
      closed = true
      void endAll()
    },
  }
}

/** Another one for each folder that ever has this path, unless the file system forgets when a folder was made. */
function identityOf(folder: string): string {
  const { dev, ino, birthtimeMs } = lstatSync(folder)
  return `${dev} ${ino} ${birthtimeMs}`
}

async function inTurns<T>(all: Iterable<T>, each: (one: T) => void): Promise<void> {
  let count = 0
  for (const one of all) {
    each(one)
    count += 1
    if (count % foldersPerTurn === 0) await yieldToEventLoop()
  }
}
