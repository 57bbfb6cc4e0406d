import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { eachEntryBelow } from '../files/entries-below.ts'
import { identityOf, isTooRecent } from '../files/unchanged-files.ts'
import { isBelow } from './layers.ts'
import { removedFile } from './removed-files.ts'

const entriesPerTurn = 50

/**
 * A hash of the names, sizes and times of everything in a folder and in the layers over it: as long as it is the same, no file has changed.
 * Undefined if the folder cannot be examined, or if a file changed a moment ago or is a symbolic link, so that nobody can tell whether it
 * will change. Takes a second for 130,000 files.
 */
export async function folderFingerprint(root: string, layers: readonly string[] = []): Promise<string | undefined> {
  const sum = createHash('sha256')
  let count = 0
  try {
    for (const path of pathsIn(root, layers)) {
      const stats = lstatSync(path, { bigint: true })
      // A link's own times say nothing about its target.
      if (stats.isSymbolicLink() || isTooRecent(stats)) return undefined
      sum.update(`${path}\0${identityOf(stats)}\n`)
      count += 1
      if (count % entriesPerTurn === 0) await yieldToEventLoop()
    }
    return sum.update(JSON.stringify(layers)).digest('hex')
  } catch {
    return undefined
  }
}

function* pathsIn(root: string, layers: readonly string[]): Generator<string> {
  for (const { parentPath, name } of eachEntryBelow(root)) yield join(parentPath, name)
  for (const layer of layers) {
    const removed = join(layer, removedFile)
    if (existsSync(removed)) yield removed
    if (isBelow(root, layer) || !existsSync(layer)) continue
    for (const { parentPath, name } of eachEntryBelow(layer)) yield join(parentPath, name)
  }
}
