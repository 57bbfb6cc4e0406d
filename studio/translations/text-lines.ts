import type { ContentKindName } from '#contract/content/kinds.ts'
import type { Language } from '#contract/languages.ts'
import type { Term } from './glossary-terms.ts'
import type { State } from './records.ts'
import type { IndexedFile } from './text-index.ts'
import type { TranslatedText } from './translated-texts.ts'

/** Names a text: the English file, and the field in it. */
export type TextName = { language: Language; file: string; field: string }
export type TextLine = Omit<TextName, 'language'> & {
  kind: ContentKindName
  id: string
  state: State
  english: string
  translation: string
}
export type TextDetail = TextLine & {
  language: Language
  /** The English that the translation was made from, if it has changed and is still known. */
  earlier: string | undefined
  terms: Term[]
  /** Who has an unpublished draft of the file. */
  draftBy: string | undefined
}
export type Filter = { language: Language; kind?: ContentKindName | undefined; states: readonly State[]; words: string }
/** `find`: the place of this text in the list is told too. */
export type Page = { from: number; count: number; find?: Omit<TextName, 'language'> | undefined }

const excerptLength = 140

/** The texts that a filter shows. */
export function matchingTexts(files: readonly IndexedFile[], { language, kind, states, words }: Filter): TranslatedText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found: TranslatedText[] = []
  for (const { kind: kindOfFile, inLanguage } of files) {
    const own = kind === undefined || kind === kindOfFile ? inLanguage.get(language) : undefined
    if (!own || states.every((state) => own.progress[state] === 0)) continue
    const searched = wanted.length > 0 ? searchedTexts(own.texts) : []
    for (const [at, text] of own.texts.entries()) {
      if (states.includes(text.state) && wanted.every((word) => searched[at]?.includes(word))) found.push(text)
    }
  }
  return found
}

/** The first of these texts after another one, or the first of all. */
export function nextText(
  texts: readonly TranslatedText[],
  files: readonly IndexedFile[],
  { language, file, field }: TextName,
): TranslatedText | undefined {
  const own = files.find((one) => one.file === file)?.inLanguage.get(language)?.texts ?? []
  const places = new Map(own.map(({ source }, at) => [source.field, at]))
  const here = places.get(field) ?? -1
  const isAfter = ({ source: { place, field } }: TranslatedText) =>
    place.file > file || (place.file === file && (places.get(field) ?? -1) > here)
  return texts.find(isAfter) ?? texts[0]
}

const searched = new WeakMap<readonly TranslatedText[], readonly string[]>()

/** In lower case. Made with the first search, and kept as long as the texts. */
function searchedTexts(texts: readonly TranslatedText[]): readonly string[] {
  const known = searched.get(texts)
  if (known) return known
  const made = texts.map(({ source: { id, field, english }, translation = '' }) =>
    `${id} ${field} ${english} ${translation}`.toLowerCase(),
  )
  searched.set(texts, made)
  return made
}

export function lineOf({ source, state, translation = '' }: TranslatedText): TextLine {
  const { kind, id, field, english, place } = source
  return { kind, id, field, file: place.file, state, english, translation }
}

/** A line of a list, which shows the beginning of its texts. */
export function excerptOf(text: TranslatedText): TextLine {
  const line = lineOf(text)
  return { ...line, english: line.english.slice(0, excerptLength), translation: line.translation.slice(0, excerptLength) }
}
