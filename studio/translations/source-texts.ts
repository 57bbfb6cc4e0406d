import type { z } from 'zod'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { languageFile } from './language-files.ts'
import { schemaOfText, type TextFile } from './text-file.ts'
import { fieldOf, type Path, type TextAt, type WordsAt } from './texts-in-schema.ts'

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
  schema: () => Promise<z.ZodType>
  /** The value ends with a line break, as texts of several lines do in YAML. */
  isBlock: boolean
  /** Undefined if it isn't translated. */
  translation: (language: Language) => string | undefined
  placeIn: (language: Language) => Place
}

/** The English texts of a file. `other` gives the files of the other languages. */
export function sourceTexts(name: string, file: TextFile, other: (name: string) => TextFile | undefined): SourceText[] {
  if ('words' in file.texts) return file.texts.words.flatMap((words) => besideEnglish(name, file, words))
  return file.kind.language === defaultLanguage ? inLanguageFiles(name, file, file.texts.texts, other) : []
}

function besideEnglish(name: string, file: TextFile, { path, texts }: WordsAt): SourceText[] {
  const english = texts[defaultLanguage]
  if (english === undefined) return []
  const field = fieldOf(path)
  const { kind, id } = file.kind
  return [
    {
      ...{ kind, id, english, field, isBlock: false },
      place: { file: name, path: [...path, defaultLanguage] },
      schema: () => schemaOfText(file, name, field),
      translation: (language) => texts[language],
      placeIn: (language) => ({ file: name, path: [...path, language] }),
    },
  ]
}

function inLanguageFiles(
  name: string,
  file: TextFile,
  english: readonly TextAt[],
  other: (name: string) => TextFile | undefined,
): SourceText[] {
  const fileIn = (language: Language) => languageFile(name, language)
  const byLanguage = new Map<Language, Map<string, string>>()
  const textsIn = (language: Language) => {
    const known = byLanguage.get(language)
    if (known) return known
    const found = other(fileIn(language))?.texts
    const texts = new Map(found && 'texts' in found ? found.texts.map(({ path, text }) => [fieldOf(path), text]) : [])
    byLanguage.set(language, texts)
    return texts
  }
  const { kind, id } = file.kind
  return english.map(({ path, text, isBlock }) => {
    const field = fieldOf(path)
    return {
      ...{ kind, id, field, english: text, isBlock },
      place: { file: name, path },
      schema: () => schemaOfText(file, name, field),
      translation: (language) => textsIn(language).get(field),
      placeIn: (language) => ({ file: fileIn(language), path }),
    }
  })
}
