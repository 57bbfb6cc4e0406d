import { resolve } from 'node:path'
import { readContentFiles } from '../reading/content-files.ts'
import { entryOf } from './entry-names.ts'
import { readKept } from './last-good-store.ts'
import { type LastGood, type LoadedContent, loadEntries, loadFiles } from './load-entries.ts'

/** Loads a content folder as often as it is called; each load falls back on what the one before found good. */
export function createLoader(folder: string, keptFile: string | undefined, foundBefore?: LastGood) {
  let lastGood = foundBefore
  return async (): Promise<LoadedContent> => {
    const content = await (lastGood ? loadEntries(folder, lastGood) : loadFirst(folder, keptFile))
    lastGood = content.lastGood
    return content
  }
}

/**
 * The first load of a process, which remembers no good version of anything. What has faults now is served as `keptFile` has it from before
 * the restart, as far as that still passes every check; without faults the file is not read.
 */
export async function loadFirst(contentFolder: string, keptFile: string | undefined): Promise<LoadedContent> {
  const root = resolve(contentFolder)
  const onDisk = await readContentFiles(root)
  const alone = loadFiles(root, onDisk)
  if (keptFile === undefined || (await isWhole(alone))) return alone

  const kept = await lastGoodFrom(root, keptFile)
  if (!kept) return alone
  const present = new Set(onDisk.map(({ file }) => entryOf(file)))
  const stillThere = { ...kept, files: kept.files.filter(({ file }) => present.has(entryOf(file))) }
  return (
    loadFiles(root, onDisk, stillThere)
      .catch(() => alone)
      // What was deleted comes back only where there would be no site without it.
      .catch(() => loadFiles(root, onDisk, kept))
      .catch(() => alone)
  )
}

function isWhole(loading: Promise<LoadedContent>): Promise<boolean> {
  return loading.then(
    ({ heldBack }) => heldBack.length === 0,
    () => false,
  )
}

/** What is left of it today: a new version of the site may ask for more, and pictures may have gone. */
async function lastGoodFrom(root: string, keptFile: string): Promise<LastGood | undefined> {
  const kept = await readKept(keptFile)
  if (!kept) return undefined
  return loadFiles(root, kept).then(
    ({ lastGood }) => lastGood,
    () => undefined,
  )
}
