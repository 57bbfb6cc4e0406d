import { type ContentKindName, kindOfFile } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { ReadCache } from '#publishing/read/read-cache.ts'
import { allPlaces, type Layers, placesOf } from './content-texts.ts'
import { englishFileOf, filesWithEnglish, translatedLanguages } from './language-files.ts'
import { type Records, readRecords } from './records.ts'
import { type SourceText, sourceTexts } from './source-texts.ts'
import { hasTexts, type KnownTexts, readTextFile, type TextFile } from './text-file.ts'
import type { FileTexts } from './texts-in-schema.ts'
import { createTimeSlices } from './time-slices.ts'
import { type Progress, progressOf, type TranslatedText, textsOfFile } from './translated-texts.ts'

type InLanguage = { records: Records; texts: readonly TranslatedText[]; progress: Progress }
/** The texts of an English file, in each language. */
export type IndexedFile = {
  file: string
  kind: ContentKindName
  sources: readonly SourceText[]
  inLanguage: ReadonlyMap<Language, InLanguage>
}
type Known = IndexedFile & { files: ReadonlyMap<string, TextFile> }
/** How far the first reading is, in files. */
export type Reading = { done: number; all: number }

type Parts = {
  layers: () => Layers
  /** What earlier processes have read. */
  openCache: () => ReadCache
}

/** All texts of the content with the drafts, in memory. It looks at files only when it is asked to. */
export function createTextIndex({ layers, openCache }: Parts) {
  const indexed = new Map<string, Known>()
  let sorted: readonly IndexedFile[] | undefined
  let version = 0
  let reading: Reading | undefined = { done: 0, all: 0 }
  let refreshing: Promise<void> | undefined
  /** What was updated while everything is read: it is newer. */
  let updated: Set<string> | undefined

  /** Reads what has changed anywhere. Other work goes on meanwhile. */
  function refresh(): Promise<void> {
    refreshing ??= (reading ? readFirst() : readAll()).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function readFirst() {
    const cache = openCache()
    try {
      await readAll({
        find: (path, identity) => cache.find<FileTexts>('file', path, identity),
        keep: (path, identity, texts) => cache.keep('file', path, identity, texts),
      })
      cache.finish()
      reading = undefined
    } finally {
      cache.close()
    }
  }

  async function readAll(cached?: KnownTexts) {
    const slices = createTimeSlices()
    const folders = layers()
    updated = new Set()
    const places = await allPlaces(folders, slices)
    const names = new Set<string>()
    for (const file of places.keys()) {
      names.add(englishFileOf(file))
      await slices.pause()
    }
    if (reading) reading = { done: 0, all: names.size }
    for (const name of names) {
      await inTurn(async () => {
        if (!updated?.has(name)) await index(name, folders, places, cached)
      })
      if (reading) reading.done += 1
      await slices.pause()
    }
    for (const name of indexed.keys()) if (!names.has(name) && !updated.has(name)) forget(name)
    updated = undefined
  }

  /** Reads these files, if they have changed. */
  async function update(files: Iterable<string>) {
    const names = new Set([...files].map(englishFileOf))
    const folders = layers()
    const places = placesOf(folders, [...names].flatMap(filesWithEnglish))
    for (const name of names) {
      await inTurn(() => index(name, folders, places))
      updated?.add(name)
    }
  }

  let last: Promise<void> = Promise.resolve()
  /** One file after the other: what was read first must not replace what was read after it. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const done = last.then(change)
    last = done.catch(() => {})
    return done
  }

  async function index(name: string, folders: Layers, places: ReadonlyMap<string, string>, cached?: KnownTexts) {
    const kind = kindOfFile(name)
    if (!kind || !hasTexts(kind)) return
    const before = indexed.get(name)
    const files = await filesOf(name, places, before?.files, cached)
    if (files.size === 0) return forget(name)
    const sameFiles = before && hasSameFiles(before.files, files) ? before : undefined
    const english = files.get(name)
    const sources = sameFiles?.sources ?? (english ? sourceTexts(name, english, (other) => files.get(other)) : [])
    const inLanguage = translatedLanguages.map((language): [Language, InLanguage] => {
      const records = readRecords(folders, language, name)
      const known = sameFiles?.inLanguage.get(language)
      return [language, known?.records === records ? known : withProgress(textsOfFile(sources, language, records), records)]
    })
    if (sameFiles && inLanguage.every(([language, texts]) => sameFiles.inLanguage.get(language) === texts)) return
    indexed.set(name, { file: name, kind: kind.kind, files, sources, inLanguage: new Map(inLanguage) })
    sorted = undefined
    version += 1
  }

  function forget(name: string) {
    if (!indexed.delete(name)) return
    sorted = undefined
    version += 1
  }

  return {
    refresh,
    update,
    /** In the order of their names. Those that are not read yet are missing. */
    files(): readonly IndexedFile[] {
      sorted ??= [...indexed.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
      return sorted
    },
    /** Another one after each change. */
    version: () => version,
    /** Undefined after the first reading. */
    reading: (): Reading | undefined => reading && { ...reading },
  }
}

async function filesOf(
  name: string,
  places: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, TextFile> | undefined,
  cached: KnownTexts | undefined,
): Promise<ReadonlyMap<string, TextFile>> {
  const files = new Map<string, TextFile>()
  for (const file of filesWithEnglish(name)) {
    const [folder, kind] = [places.get(file), kindOfFile(file)]
    if (folder === undefined || !kind) continue
    const read = await readTextFile(folder, file, kind, cached ?? knownFrom(before?.get(file), folder))
    if (read) files.set(file, read)
  }
  return files
}

const knownFrom = (before: TextFile | undefined, folder: string): KnownTexts => ({
  find: (_, identity) => (before?.identity === identity && before.folder === folder ? before.texts : undefined),
  keep() {},
})

const hasSameFiles = (before: ReadonlyMap<string, TextFile>, now: ReadonlyMap<string, TextFile>) =>
  before.size === now.size && [...now].every(([file, { texts }]) => before.get(file)?.texts === texts)

const withProgress = (texts: readonly TranslatedText[], records: Records): InLanguage => ({
  ...{ records, texts },
  progress: progressOf(texts),
})
