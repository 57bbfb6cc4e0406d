import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { type Release, releasesIn } from '#publishing/read/releases.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { Layers, TextReader } from './content-texts.ts'
import { englishFileOf, languagesOf, targetFile } from './language-files.ts'
import {
  isBehind,
  type Record,
  type Records,
  readRecords,
  recordFilesIn,
  recordOf,
  recordsFile,
  writeRecords,
} from './records.ts'
import type { SourceText } from './source-texts.ts'
import { storeRecords, type TranslationRecord } from './store-records.ts'

type Parts = { root: string; dueLayers: () => Layers; drafts: Pick<DraftStore, 'list' | 'folder'>; read: TextReader }

const isSame = (a: Record | undefined, b: Record) => a?.english === b.english && a.translation === b.translation

/** The records of drafts lie in their layer. They move to where their texts are published. */
export function createDraftRecords({ root, dueLayers, drafts, read }: Parts) {
  /** What is edited in any room, or its edited lines, is made from the English of now. Returns the published texts that have drafts. */
  async function noteEdited(): Promise<SourceText[]> {
    const found: SourceText[] = []
    const published = [root, ...dueLayers()]
    const layers = [...published, drafts.folder]
    for (const { file } of await drafts.list()) {
      const languages = languagesOf(file)
      const files = [englishFileOf(file), file]
      const before = await read(published, files)
      found.push(...before)
      const after = await read(layers, files)
      const edited = languages.flatMap((language) => editedIn(language, before, after, layers))
      if (edited.length > 0) await storeRecords(layers, edited, after)
    }
    return found
  }

  function editedIn(
    language: Language,
    before: readonly SourceText[],
    after: readonly SourceText[],
    layers: Layers,
  ): TranslationRecord[] {
    const published = new Map(before.map((source) => [source.field, source.translation(language)]))
    return after.flatMap((source) => {
      const translation = source.translation(language)
      if (translation === undefined || translation === published.get(source.field)) return []
      const record = recordOf(source.english, translation)
      const known = readRecords(layers, language, source.place.file).get(source.field)
      // Only some of the lines that have changed in English were translated anew.
      const isPart = known?.lines !== undefined && isBehind(known, record)
      return known?.translation === record.translation || isPart ? [] : [{ source, language, record }]
    })
  }

  /** Moves the records of what is published. Returns the files below the content folder that have changed, for a commit. */
  async function settle(): Promise<string[]> {
    const files = recordFilesIn(drafts.folder)
    if (files.length === 0) return []
    const edited = new Set((await drafts.list()).map(({ file }) => file))
    const due = dueLayers()
    const stacks = [[root, ...due], ...releasesIn(root).map((release, index, all) => [root, ...foldersUpTo(all, index, release)])]
    const changed: string[] = []
    for (const { language, file } of files) {
      const open = new Map(readRecords([drafts.folder], language, file))
      for (const layers of stacks) {
        const moved = await moveMatching(layers, { language, file, open })
        if (moved !== undefined) changed.push(moved)
      }
      if (!edited.has(file) && !edited.has(targetFile(file, language))) open.clear()
      await replace(language, file, open)
    }
    return changed
  }

  /** Writes the records whose two texts are those of these layers. Takes them out of `open`. */
  async function moveMatching(
    layers: Layers,
    { language, file, open }: { language: Language; file: string; open: Map<string, Record> },
  ): Promise<string | undefined> {
    const sources = await read(layers, [file, targetFile(file, language)])
    const kept = sources.flatMap((source) => {
      const record = open.get(source.field)
      const translation = source.translation(language)
      const isPublished =
        record !== undefined && translation !== undefined && isSame(record, recordOf(source.english, translation))
      return isPublished ? [{ source, language, record }] : []
    })
    if (kept.length === 0) return undefined
    for (const { source } of kept) open.delete(source.field)
    return keepPublished(layers, { language, file, kept, sources })
  }

  /**
   * Translations that were published without a record of their own, such as when a publication is taken back: they go with the English
   * that is published with them.
   */
  async function notePublished(files: readonly string[]): Promise<string[]> {
    const layers = [root, ...dueLayers()]
    const changed: string[] = []
    for (const file of files) {
      for (const language of languagesOf(file)) {
        const english = englishFileOf(file)
        const sources = await read(layers, [english, file])
        const [known, open] = [readRecords(layers, language, english), readRecords([drafts.folder], language, english)]
        const kept = sources.flatMap((source) => {
          const translation = source.translation(language)
          const before = known.get(source.field)
          if (translation === undefined || before === undefined || open.has(source.field)) return []
          const record = recordOf(source.english, translation)
          return before.translation === record.translation ? [] : [{ source, language, record }]
        })
        if (kept.length > 0) changed.push(await keepPublished(layers, { language, file: english, kept, sources }))
      }
    }
    return changed
  }

  type Publication = { language: Language; file: string; kept: readonly TranslationRecord[]; sources: readonly SourceText[] }

  /** Returns the path of the records below the content folder. */
  async function keepPublished(layers: Layers, { language, file, kept, sources }: Publication): Promise<string> {
    const target = layersWith(layers, [file, targetFile(file, language)])
    await storeRecords(target, kept, sources)
    return relative(root, join(target.at(-1) ?? root, recordsFile(language, file)))
      .split(sep)
      .join('/')
  }

  async function replace(language: Language, file: string, open: Records) {
    if (open.size === 0) return rm(join(drafts.folder, recordsFile(language, file)), { force: true })
    const sources = await read([root, ...dueLayers(), drafts.folder], [file, targetFile(file, language)])
    await writeRecords(drafts.folder, language, { file, records: open, texts: sources })
  }

  return { noteEdited, notePublished, settle }
}

/** The layers up to the one that has the files: a record lies where its texts are. */
export function layersWith(layers: Layers, files: readonly string[]): Layers {
  const upTo = layers.findLastIndex((layer) => files.some((file) => existsSync(join(layer, file))))
  return layers.slice(0, Math.max(0, upTo) + 1)
}

const foldersUpTo = (all: readonly Release[], index: number, last: Release) => [
  ...all.slice(0, index).map(({ folder }) => folder),
  last.folder,
]
