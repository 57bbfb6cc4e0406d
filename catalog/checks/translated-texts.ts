import { type Language, languageNames } from '#contract/languages.ts'
import type { ContentDraft, Sourced, WordFiles } from '../reading/content-draft.ts'
import { articleFolders } from '../reading/read-articles.ts'
import type { Place } from '../reading/yaml-source.ts'
import { countTexts, textsWithin } from './texts-within.ts'
import { wordedEntries } from './worded-entries.ts'

/** An entry or field to translate. `texts` gives how many of the English texts a language has. */
export type Translated = { area: string; place: Place; english: number; texts(language: Language): number }

/** Everything to translate: one item per field for words in a facts file, one per entry for words in language files. */
export function translatedTexts(draft: ContentDraft): Translated[] {
  const { site, countries, banners, home, categories, series, articles, stores, areas, shops } = draft
  const singles = [site, countries, banners, home].flatMap((file) => (file ? inline('site', file) : []))
  return [
    ...singles,
    ...categories.flatMap(({ source, slug: _, ...data }) => inline('categories', { source, data })),
    ...series.flatMap(({ source, id: _, ...data }) => inline('series', { source, data })),
    ...wordedEntries(draft).flatMap(({ area, source, words }) => inFiles(area, source.at([]), words)),
    ...articles.recipe.flatMap(({ source, cuisine, course }) =>
      inline(articleFolders.recipe, { source, data: { cuisine, course } }),
    ),
    ...articles.case.flatMap(({ source, place }) => inline(articleFolders.case, { source, data: { place } })),
    ...[stores, areas, ...shops].flatMap((file) => (file ? inline('shops', file) : [])),
  ]
}

function inline(area: string, { source, data }: Sourced<unknown>): Translated[] {
  // An object with an `en` text holds words; its other keys are languages.
  const texts = textsWithin(data).map(({ path }) => path)
  const fields = texts.filter((path) => path.at(-1) === 'en').map((path) => path.slice(0, -1))
  const known = new Set(texts.map((path) => path.join('.')))
  return fields.map((field) => ({
    area,
    place: source.at(field),
    english: 1,
    texts: (language) => (known.has([...field, language].join('.')) ? 1 : 0),
  }))
}

function inFiles<T>(area: string, place: Place, words: WordFiles<T>): Translated[] {
  const count = (language: Language) => countTexts(words[language]?.data)
  const english = count('en')
  return english === 0 ? [] : [{ area, place, english, texts: (language) => Math.min(count(language), english) }]
}

export const translations: readonly Language[] = languageNames.filter((language) => language !== 'en')
