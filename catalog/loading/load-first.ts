import { resolve } from 'node:path'
import { readContentFiles } from '../reading/content-files.ts'
import { entryOf } from './entry-names.ts'
import { readKept } from './last-good-store.ts'
import { type LastGood, type LoadedContent, loadEntries, loadFiles } from './load-entries.ts'

/** Returns a function that loads the content folder. Each call falls back to the last good versions of the previous call. */
export function createLoader(folder: string, keptFile: string | undefined, foundBefore?: LastGood) {
  let lastGood = foundBefore
  return async (): Promise<LoadedContent> => {
    const content = await (lastGood ? loadEntries(folder, lastGood) : loadFirst(folder, keptFile))
    lastGood = content.lastGood
    return content
  }
}

/**
 * The first load of a process. Entries with faults are replaced by their version in `keptFile`, from before the restart, if that still
 * passes all checks. The file is read only if there are faults.
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
      // Brings deleted entries back only if the site could not start without them.
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

/** Checks the stored files again: a new version of the site may have stricter checks, and pictures may be deleted. */
async function lastGoodFrom(root: string, keptFile: string): Promise<LastGood | undefined> {
  const kept = await readKept(keptFile)
  if (!kept) return undefined
  return loadFiles(root, kept).then(
    ({ lastGood }) => lastGood,
    () => undefined,
  )
}
