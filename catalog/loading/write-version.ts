import { copyFile, mkdir, open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { atomicFile } from '../atomic-file.ts'
import { type ContentDatabase, createInMemory, isSound, openForWriting } from '../database/content-database.ts'
import { openContent } from '../database/open-content.ts'
import { writeContent } from '../database/write-content.ts'
import { earlierFilesIn, writeYamlFiles } from '../database/yaml-files.ts'
import { indexForSearch } from '../search/search-database.ts'
import { entryOf } from './entry-names.ts'
import type { KeptVersions } from './kept-versions.ts'
import type { EarlierFiles } from './load-content.ts'
import type { LoadedContent } from './load-entries.ts'

/** Writes content to a database, which may be a copy of an earlier version. `leftOut`: earlier YAML files of entries that are left out. */
async function fillDatabase(
  database: ContentDatabase,
  { content, media, version, lastGood, textOf }: LoadedContent,
  leftOut?: EarlierFiles,
): Promise<void> {
  const changed = await writeContent(database, content, media, version)
  writeYamlFiles(database, {
    served: lastGood.files,
    kept: leftOut?.files ?? [],
    textOf: (file) => textOf(file) ?? leftOut?.textOf(file),
  })
  indexForSearch(database, await openContent(database), changed)
}

/** The path of the database of this content, which is written unless it exists. `before`: the path of an earlier version. */
export async function writeVersion(versions: KeptVersions, loaded: LoadedContent, before: string | undefined): Promise<string> {
  const path = versions.pathOf(loaded.version)
  if (isSound(path)) return path
  await mkdir(dirname(path), { recursive: true })
  await using unfinished = await atomicFile(path)
  // Most entries are the same as before, and are not written again.
  if (before !== undefined && codeOf(before) === codeOf(path) && isSound(before)) await copyFile(before, unfinished.path)
  const database = openForWriting(unfinished.path)
  try {
    await fillDatabase(database, loaded, before === undefined ? undefined : leftOutBefore(before, loaded))
  } finally {
    database.close()
  }
  await flush(unfinished.path)
  await unfinished.finish()
  return path
}

/** An entry that is left out may become valid again, when its picture is back or a deployment is rolled back. */
function leftOutBefore(path: string, { heldBack }: LoadedContent): EarlierFiles | undefined {
  const leftOut = new Set(heldBack.flatMap(({ entry, served }) => (served === 'nothing' ? [entry] : [])))
  const before = leftOut.size === 0 ? undefined : earlierFilesIn(path)
  return before && { ...before, files: before.files.filter(({ file }) => leftOut.has(entryOf(file))) }
}

/** A database for a node that can't write files. */
export async function writeInMemory(loaded: LoadedContent): Promise<Uint8Array> {
  const database = createInMemory()
  await fillDatabase(database, loaded)
  const bytes = database.serialize()
  database.close()
  return bytes
}

/** Which code wrote a database: the part of its name after the version. */
const codeOf = (path: string) => basename(path).split('-').at(-1)

async function flush(path: string) {
  await using file = await open(path)
  await file.sync()
}
