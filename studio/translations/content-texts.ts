import { existsSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { eachEntryBelow } from '#catalog/entries-below.ts'
import { isInReleases, openLayers } from '#catalog/reading/layers.ts'
import { readRegularFileSync } from '#catalog/regular-file.ts'
import { yieldToEventLoop } from '#catalog/yield-to-event-loop.ts'
import { type ContentFileKind, type ContentKindName, kindOfFile } from '#contract/content/kinds.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { fieldOf, type Path, type TextAt, textsIn, type WordsAt, wordsIn } from './texts-in-schema.ts'

/** Where a text of a language is. */
export type Place = { file: string; path: Path }

/** An English text, and where its translations are. */
export type SourceText = {
  kind: ContentKindName
  id: string
  /** Where the English text is. `field` is the path without the language. */
  place: Place
  field: string
  english: string
  schema: z.ZodType
  /** The value ends with a line break, as texts of several lines do in YAML. */
  isBlock: boolean
  /** Undefined if it isn't translated. */
  translation: (language: Language) => string | undefined
  placeIn: (language: Language) => Place
}

/** Folders over one another: the published content first, then releases that are due, then drafts. A later one wins. */
export type Layers = readonly string[]

const maxYamlBytes = 128 * 1024
/** The glossary has terms for translators. No visitor reads it, and a concept may have no term of its own in a language. */
const untranslated: readonly ContentKindName[] = ['glossary']

type FileTexts = { texts: TextAt[] } | { words: WordsAt[] }

/** Reads texts of content files, or of `only` these. Files that haven't changed since the last time are not read again. */
export type TextReader = (layers: Layers, only?: readonly string[]) => Promise<SourceText[]>

export function createTextReader(): TextReader {
  const known = new Map<string, { identity: string; texts: FileTexts }>()

  return async (layers, only) => {
    const inFile = new Map<string, { kind: ContentFileKind; texts: FileTexts }>()
    for (const [file, folder] of filesIn(layers, only)) {
      const kind = kindOfFile(file)
      if (!kind || untranslated.includes(kind.kind)) continue
      const path = join(folder, file)
      const identity = identityOf(path)
      if (identity === undefined) continue
      const before = known.get(path)
      const texts = before?.identity === identity ? before.texts : textsOf(folder, file, kind)
      known.set(path, { identity, texts })
      inFile.set(file, { kind, texts })
      if (texts !== before?.texts) await yieldToEventLoop()
    }
    return [...inFile].flatMap(([file, { kind, texts }]) =>
      'words' in texts
        ? texts.words.flatMap((words) => besideEnglish(file, kind, words))
        : kind.language === defaultLanguage
          ? inLanguageFiles(file, kind, texts.texts, (name) => inFile.get(name)?.texts)
          : [],
    )
  }
}

/** Each YAML file that counts, and the folder that has it. */
function filesIn([root = '', ...above]: Layers, only?: readonly string[]): Map<string, string> {
  const layers = openLayers(root, above)
  const files = new Map<string, string>()
  const add = (file: string) => {
    const place = layers.placeOf(file)
    if (file.endsWith('.yaml') && place) files.set(file, place.folder)
  }
  if (only) {
    for (const file of only) add(file)
    return files
  }
  if (!existsSync(root)) return files
  for (const entry of eachEntryBelow(root)) {
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isDirectory() && !isInReleases(file)) add(file)
  }
  for (const file of layers.files) add(file)
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}

/** A file that can't be read has no texts: the checks of the content say why. */
function textsOf(folder: string, file: string, { schema, language }: ContentFileKind): FileTexts {
  const value = parsedFile(folder, file)
  return language === undefined ? { words: [...wordsIn(schema, value)] } : { texts: [...textsIn(schema, value)] }
}

function parsedFile(folder: string, file: string): unknown {
  try {
    return parse(readRegularFileSync(folder, file, maxYamlBytes).toString('utf8'), { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

function besideEnglish(file: string, { kind, id }: ContentFileKind, { path, texts, schema }: WordsAt): SourceText[] {
  const english = texts[defaultLanguage]
  if (english === undefined) return []
  return [
    {
      ...{ kind, id, english, schema, isBlock: false },
      place: { file, path: [...path, defaultLanguage] },
      field: fieldOf(path),
      translation: (language) => texts[language],
      placeIn: (language) => ({ file, path: [...path, language] }),
    },
  ]
}

function inLanguageFiles(
  file: string,
  { kind, id }: ContentFileKind,
  english: readonly TextAt[],
  textsOfFile: (file: string) => FileTexts | undefined,
): SourceText[] {
  const fileIn = (language: Language) => languageFile(file, language)
  const byLanguage = new Map<Language, Map<string, string>>()
  const textsIn = (language: Language) => {
    const known = byLanguage.get(language)
    if (known) return known
    const found = textsOfFile(fileIn(language))
    const texts = new Map(found && 'texts' in found ? found.texts.map(({ path, text }) => [fieldOf(path), text]) : [])
    byLanguage.set(language, texts)
    return texts
  }
  return english.map(({ path, text, schema, isBlock }) => {
    const field = fieldOf(path)
    return {
      ...{ kind, id, field, english: text, schema, isBlock },
      place: { file, path },
      translation: (language) => textsIn(language).get(field),
      placeIn: (language) => ({ file: fileIn(language), path }),
    }
  })
}

/** `products/rh-9010/en.yaml` in another language. */
export const languageFile = (file: string, language: Language) => file.replace(/[^/]+$/, `${language}.yaml`)
