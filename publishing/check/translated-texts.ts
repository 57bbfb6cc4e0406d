import { type Language, languageNames } from '#contract/languages.ts'
import type { ContentDraft, WordFiles } from '../read/content-draft.ts'
import type { Place } from '../read/yaml-source.ts'
import { type FactsWithWords, factsWithWords, wordsWithin } from './facts-with-words.ts'
import { countTexts } from './texts-within.ts'
import { wordedEntries } from './worded-entries.ts'

/** An entry or field to translate. `texts` gives how many of the English texts a language has. */
export type Translated = { area: string; place: Place; english: number; texts(language: Language): number }

/** Everything to translate: one item per field for words in a facts file, one per entry for words in language files. */
export function translatedTexts(draft: ContentDraft): Translated[] {
  return [
    ...factsWithWords(draft).flatMap(inline),
    ...wordedEntries(draft).flatMap(({ area, source, words }) => inFiles(area, source.at([]), words)),
  ]
}

function inline({ area, source, data }: FactsWithWords): Translated[] {
  const words = wordsWithin(data)
  const known = new Set(words.map(({ path, language }) => [...path, language].join('.')))
  const fields = words.filter(({ language }) => language === 'en')
  return fields.map(({ path }) => ({
    area,
    place: source.at(path),
    english: 1,
    texts: (language) => (known.has([...path, language].join('.')) ? 1 : 0),
  }))
}

function inFiles<T>(area: string, place: Place, words: WordFiles<T>): Translated[] {
  const count = (language: Language) => countTexts(words[language]?.load())
  const english = count('en')
  if (english === 0) return []
  const counts = new Map(languageNames.map((language) => [language, Math.min(count(language), english)]))
  return [{ area, place, english, texts: (language) => counts.get(language) ?? 0 }]
}

export const translations: readonly Language[] = languageNames.filter((language) => language !== 'en')
