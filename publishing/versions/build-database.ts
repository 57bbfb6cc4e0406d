import { copyFile } from 'node:fs/promises'
import { openForReading, openForWriting } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import { indexForSearch } from '../build/search/index-for-search.ts'
import { writeContent } from '../build/write-content.ts'
import { lastGoodIn, writeYamlFiles, yamlFilesIn } from '../build/yaml-files.ts'
import type { ReadCache } from '../read/read-cache.ts'
import { type Earlier, loadContent } from './load-content.ts'
import type { LoadedContent } from './load-entries.ts'

/** The database of an earlier version. `isForeign`: another version of the program wrote it. */
export type EarlierDatabase = { path: string; isForeign: boolean }

type BuildParts = {
  /** The content folder, absolute. */
  root: string
  /** Absolute folders over it. */
  layers: readonly string[]
  cache: ReadCache
  /** Entries with faults are taken from it, and unchanged entries are not built again. */
  before: EarlierDatabase | undefined
  /** Where the database is written. */
  target: string
}

export type BuiltDatabase = Pick<LoadedContent, 'issues' | 'heldBack'> & { path: string }

/** Builds the database of a content folder. Its path is that of the earlier one if the content is the same. */
export async function buildDatabase(parts: BuildParts): Promise<BuiltDatabase> {
  const { changed, ...built } = await writeEntries(parts)
  if (changed) {
    using database = openForWriting(built.path)
    indexForSearch(database, openContent(database), changed)
  }
  return built
}

/** In a function of its own, so that the content leaves the memory before the search index is written. */
async function writeEntries({ root, layers, cache, before, target }: BuildParts) {
  const loaded = await loadContent(root, () => before && earlierIn(before), { layers, cache })
  const { content, media, version, issues, heldBack, lastGood, textOf } = loaded
  const copied = before?.isForeign === false ? before.path : undefined
  if (copied !== undefined && versionIn(copied) === version) return { issues, heldBack, path: copied }
  if (copied !== undefined) await copyFile(copied, target)
  using database = openForWriting(target)
  const changed = await writeContent(database, content, media, version)
  writeYamlFiles(database, { files: lastGood.files, textOf })
  return { issues, heldBack, path: target, changed }
}

function versionIn(path: string): string {
  using database = openForReading(path)
  return openContent(database).version
}

/** Undefined if it can't be read. */
function earlierIn({ path, isForeign }: EarlierDatabase): Earlier | undefined {
  try {
    const database = openForReading(path)
    const none = { pictures: new Map(), files: new Map() }
    return isForeign ? { ...yamlFilesIn(database), media: none, isForeign } : { ...lastGoodIn(database), isForeign }
  } catch {
    return undefined
  }
}
