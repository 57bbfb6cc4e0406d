import { resolve } from 'node:path'
import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentFile, TextOf } from '../read/content-file.ts'
import { readContentFiles } from '../read/content-files.ts'
import { createMemoryCache } from '../read/memory-cache.ts'
import type { ReadCache } from '../read/read-cache.ts'
import type { HeldBack } from './entry-set.ts'
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

type Parts = Pick<LoadParts, 'layers' | 'cache'>
type Reading = { layers: readonly string[]; cache: ReadCache }

/**
 * Loads a content folder with its layers. An entry with faults is replaced by its last good version, or left out if there is none.
 */
export async function loadContent(
  contentFolder: string,
  { served, kept }: EarlierVersions,
  { layers = [], cache = createMemoryCache() }: Parts = {},
): Promise<LoadedContent> {
  const root = resolve(contentFolder)
  const reading: Reading = { layers, cache }
  const onDisk = await readContentFiles(root, reading)
  const alone = loadFiles(root, onDisk, undefined, reading)
  const loaded = (await isWhole(alone)) ? await alone : await withEarlierVersions()
  cache.finish()
  return loaded

  async function withEarlierVersions(): Promise<LoadedContent> {
    const lastGood = served()
    if (lastGood) return loadFiles(root, onDisk, lastGood, { ...reading, lastGoodText: lastGood.textOf })
    const before = kept()
    const found = before ? withKept(root, onDisk, alone, before, reading) : alone
    return layers.length === 0 || (await isWhole(found, 'nothing')) ? found : withLowerLayers(root, onDisk, found, reading)
  }
}

/**
 * A process that has served nothing yet knows no last good version of an entry that a release has broken. The entry without the release
 * is one: what a process that ran when the release applied serves.
 */
async function withLowerLayers(
  root: string,
  onDisk: readonly ContentFile[],
  found: Promise<LoadedContent>,
  reading: Reading,
): Promise<LoadedContent> {
  const layers = reading.layers.slice(0, -1)
  const below = await loadContent(root, { served: () => undefined, kept: () => undefined }, { ...reading, layers }).catch(
    () => undefined,
  )
  if (!below) return found
  return loadFiles(root, onDisk, below.lastGood, { ...reading, lastGoodText: below.textOf }).catch(() => found)
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
  reading: Reading,
): Promise<LoadedContent> {
  const parts = { ...reading, lastGoodText: before.textOf }
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

/** Whether no entry is held back, or none is left out. */
function isWhole(loading: Promise<LoadedContent>, without: 'anything' | HeldBack['served'] = 'anything'): Promise<boolean> {
  return loading.then(
    ({ heldBack }) => !heldBack.some(({ served }) => without === 'anything' || served === without),
    () => false,
  )
}
