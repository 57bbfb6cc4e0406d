import { resolve } from 'node:path'
import type { ContentFile, TextOf } from '../reading/content-file.ts'
import { readContentFiles } from '../reading/content-files.ts'
import { createMemoryCache } from '../reading/memory-cache.ts'
import type { ReadCache } from '../reading/read-cache.ts'
import { createValueStore, type ValueStore } from '../reading/value-store.ts'
import { entryOf } from './entry-names.ts'
import { type LastGood, type LoadedContent, type LoadParts, loadFiles } from './load-entries.ts'

/** YAML files of an earlier version, with their texts. */
export type EarlierFiles = { files: readonly ContentFile[]; textOf: TextOf }
/** Earlier versions of the content, for entries that have faults now. Each is only asked for if there are faults. */
export type EarlierVersions = {
  /** What this process served last. */
  served: () => (EarlierFiles & LastGood) | undefined
  /** What was served before a restart. */
  kept: () => EarlierFiles | undefined
}

/** Loads a content folder. An entry with faults is replaced by its last good version, or left out if there is none. */
export async function loadContent(
  contentFolder: string,
  { served, kept }: EarlierVersions,
  { cache = createMemoryCache(), values = createValueStore() }: Pick<LoadParts, 'cache' | 'values'> = {},
): Promise<LoadedContent> {
  const root = resolve(contentFolder)
  const onDisk = await readContentFiles(root, { cache, values })
  const alone = loadFiles(root, onDisk, undefined, { cache, values })
  const loaded = (await isWhole(alone)) ? await alone : await withEarlierVersions()
  cache.finish()
  return loaded

  function withEarlierVersions(): Promise<LoadedContent> {
    const lastGood = served()
    if (lastGood) return loadFiles(root, onDisk, lastGood, { cache, values, lastGoodText: lastGood.textOf })
    const before = kept()
    return before ? withKept(root, onDisk, alone, before, { cache, values }) : alone
  }
}

/**
 * The first load of a process whose content has faults. Entries with faults are replaced by their version from before the restart, if that
 * still passes all checks.
 */
async function withKept(
  root: string,
  onDisk: readonly ContentFile[],
  alone: Promise<LoadedContent>,
  before: EarlierFiles,
  { cache, values }: { cache: ReadCache; values: ValueStore },
): Promise<LoadedContent> {
  const parts = { cache, values, lastGoodText: before.textOf }
  // Checked again: a new version of the site may have stricter checks, and pictures may be deleted.
  const kept = await loadFiles(root, before.files, undefined, parts).then(
    ({ lastGood }) => lastGood,
    () => undefined,
  )
  if (!kept) return alone
  const present = new Set(onDisk.map(({ file }) => entryOf(file)))
  const stillThere = { ...kept, files: kept.files.filter(({ file }) => present.has(entryOf(file))) }
  return (
    loadFiles(root, onDisk, stillThere, parts)
      .catch(() => alone)
      // Brings deleted entries back only if the site could not start without them.
      .catch(() => loadFiles(root, onDisk, kept, parts))
      .catch(() => alone)
  )
}

function isWhole(loading: Promise<LoadedContent>): Promise<boolean> {
  return loading.then(
    ({ heldBack }) => heldBack.length === 0,
    () => false,
  )
}
