import { type Language, languageNames } from '#contract/languages.ts'
import type { ContentDraft, Sourced } from '../read/content-draft.ts'
import type { FieldPath } from '../read/content-issue.ts'
import { articleFolders } from '../read/read-articles.ts'
import { textsWithin } from './texts-within.ts'

export type FactsWithWords = Sourced<unknown> & { area: string }
type WordAt = { path: FieldPath; language: Language; text: string }

/** Files that hold facts and, beside them, short texts in all languages. `area` is their top folder. */
export function factsWithWords(draft: ContentDraft): FactsWithWords[] {
  const { site, countries, banners, home, categories, series, articles, accessories, charges, warranty, stores, areas, shops } =
    draft
  return [
    ...[site, countries, banners, home, charges, warranty].flatMap((file) => (file ? { area: 'site', ...file } : [])),
    ...categories.map(({ source, slug: _, ...data }) => ({ area: 'categories', source, data })),
    ...series.map(({ source, id: _, ...data }) => ({ area: 'series', source, data })),
    ...accessories.map(({ source, id: _, ...data }) => ({ area: 'accessories', source, data })),
    ...articles.recipe.map(({ source, cuisine, course }) => ({
      area: articleFolders.recipe,
      source,
      data: { cuisine, course },
    })),
    ...articles.case.map(({ source, place }) => ({ area: articleFolders.case, source, data: { place } })),
    ...articles.career.map(({ source, place }) => ({ area: articleFolders.career, source, data: { place } })),
    ...[stores, areas, ...shops].flatMap((file) => (file ? { area: 'shops', ...file } : [])),
  ]
}

/** The texts of objects whose keys are languages. `path` is that of the object. */
export function wordsWithin(data: unknown): WordAt[] {
  return textsWithin(data).flatMap(({ path, text }) => {
    const language = languageNames.find((name) => name === path.at(-1))
    return language ? [{ path: path.slice(0, -1), language, text }] : []
  })
}
