import { copyFile, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { type ContentDatabase, createInMemory, isSound, openForWriting } from '#catalog/database/content-database.ts'
import { openContent } from '#catalog/database/open-content.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import { indexForSearch } from '../build/search/index-for-search.ts'
import { type ChangedEntries, writeContent } from '../build/write-content.ts'
import { earlierFilesIn, writeYamlFiles } from '../build/yaml-files.ts'
import { atomicFile } from '../files/atomic-file.ts'
import type { EarlierFiles } from './load-content.ts'
import type { LoadedContent } from './load-entries.ts'
import type { VersionStore } from './version-store.ts'

type Load = () => Promise<LoadedContent>
type Summary = Pick<LoadedContent, 'version' | 'issues' | 'heldBack'>

/**
 * The path of the database of the content that `load` gives. It is written unless it exists. `before`: the path of an earlier version.
 * Nothing here may refer to the content after `writeEntries`, so that it leaves the memory before the search index is written.
 */
export async function writeVersion(
  versions: VersionStore,
  load: Load,
  before: string | undefined,
): Promise<Summary & { database: string }> {
  const { summary, path, unfinished, changed } = await writeEntries(versions, load, before)
  await using file = unfinished
  if (file) {
    using database = openForWriting(file.path)
    await writeSearchIndex(database, changed)
    database.close()
    await flush(file.path)
    await file.finish()
  }
  return { ...summary, database: path }
}

async function writeEntries(versions: VersionStore, load: Load, before: string | undefined) {
  const loaded = await load()
  const summary = summaryOf(loaded)
  const path = versions.pathOf(loaded.version)
  if (isSound(path)) return { summary, path }
  const unfinished = await atomicFile(path)
  try {
    // Most entries are the same as before, and are not written again.
    if (before !== undefined && codeOf(before) === codeOf(path) && isSound(before)) await copyFile(before, unfinished.path)
    using database = openForWriting(unfinished.path)
    const changed = await fillDatabase(database, loaded, before === undefined ? undefined : leftOutBefore(before, loaded))
    return { summary, path, unfinished, changed }
  } catch (error) {
    await unfinished[Symbol.asyncDispose]()
    throw error
  }
}

const summaryOf = ({ version, issues, heldBack }: LoadedContent): Summary => ({ version, issues, heldBack })

/** Writes content to a database, which may be a copy of an earlier version. `leftOut`: earlier YAML files of entries that are left out. */
async function fillDatabase(
  database: ContentDatabase,
  { content, media, version, lastGood, textOf }: LoadedContent,
  leftOut?: EarlierFiles,
): Promise<ChangedEntries> {
  const changed = await writeContent(database, content, media, version)
  writeYamlFiles(database, {
    served: lastGood.files,
    leftOut: leftOut?.files ?? [],
    textOf: (file) => textOf(file) ?? leftOut?.textOf(file),
  })
  return changed
}

async function writeSearchIndex(database: ContentDatabase, changed: ChangedEntries | undefined) {
  indexForSearch(database, openContent(database), changed)
}

/** An entry that is left out may become valid again, when its picture is back or a deployment is rolled back. */
function leftOutBefore(path: string, { heldBack }: LoadedContent): EarlierFiles | undefined {
  const leftOut = new Set(heldBack.flatMap(({ entry, served }) => (served === 'nothing' ? [entry] : [])))
  const before = leftOut.size === 0 ? undefined : earlierFilesIn(path)
  return before && { ...before, files: before.files.filter(({ file }) => leftOut.has(entryOf(file))) }
}

/** A database for a node that can't write files. */
export async function writeInMemory(load: Load): Promise<Summary & { database: Uint8Array }> {
  using database = createInMemory()
  const { summary, changed } = await fillInMemory(database, load)
  await writeSearchIndex(database, changed)
  return { ...summary, database: database.serialize() }
}

async function fillInMemory(database: ContentDatabase, load: Load) {
  const loaded = await load()
  return { summary: summaryOf(loaded), changed: await fillDatabase(database, loaded) }
}

/** Which code wrote a database: the part of its name after the version. */
const codeOf = (path: string) => basename(path).split('-').at(-1)

async function flush(path: string) {
  await using file = await open(path)
  await file.sync()
}
