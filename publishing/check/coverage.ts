import { type Language, languageNames } from '#contract/languages.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import { translatedTexts } from './translated-texts.ts'

/** Per area: the number of English texts, and how many of them each language has. */
export type Coverage = { area: string; total: number; present: Record<Language, number> }

export function coverage(draft: ContentDraft): Coverage[] {
  const all = translatedTexts(draft)
  return [...Map.groupBy(all, ({ area }) => area)].map(([area, own]) => {
    const present = Object.fromEntries(
      languageNames.map((language) => [language, own.reduce((sum, { texts }) => sum + texts(language), 0)]),
      // Object.fromEntries loses the key type; every language is present.
    ) as Record<Language, number>
    return { area, total: own.reduce((sum, { english }) => sum + english, 0), present }
  })
}
