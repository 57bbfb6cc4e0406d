import { resolve } from 'node:path'
import { type ContentFile, readContentFiles } from '../reading/content-files.ts'
import { entryOf } from './entry-names.ts'
import { type LastGood, type LoadedContent, loadFiles } from './load-entries.ts'

/** Earlier versions of the content, for entries that have faults now. Each is only asked for if there are faults. */
export type EarlierVersions = {
  /** What this process served last. */
  served: () => LastGood | undefined
  /** YAML files from before a restart. */
  kept: () => Promise<readonly ContentFile[]>
}

/** Loads a content folder. An entry with faults is replaced by its last good version, or left out if there is none. */
export async function loadContent(contentFolder: string, { served, kept }: EarlierVersions): Promise<LoadedContent> {
  const root = resolve(contentFolder)
  const onDisk = await readContentFiles(root)
  const alone = loadFiles(root, onDisk)
  if (await isWhole(alone)) return alone

  const lastGood = served()
  return lastGood ? loadFiles(root, onDisk, lastGood) : loadFirst(root, onDisk, alone, await kept())
}

/**
 * The first load of a process whose content has faults. Entries with faults are replaced by their version from before the restart, if that
 * still passes all checks.
 */
async function loadFirst(
  root: string,
  onDisk: readonly ContentFile[],
  alone: Promise<LoadedContent>,
  files: readonly ContentFile[],
): Promise<LoadedContent> {
  const kept = await lastGoodFrom(root, files)
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
async function lastGoodFrom(root: string, files: readonly ContentFile[]): Promise<LastGood | undefined> {
  if (files.length === 0) return undefined
  return loadFiles(root, files).then(
    ({ lastGood }) => lastGood,
    () => undefined,
  )
}
