import { type Language, languageNames } from '#contract/languages.ts'
import type { ContentDraft } from '../reading/content-draft.ts'
import { translatedTexts } from './translated-texts.ts'

/** How many of the texts of an area each language has. */
export type Coverage = { area: string; total: number; present: Record<Language, number> }

export function coverage(draft: ContentDraft): Coverage[] {
  const all = translatedTexts(draft)
  const areas = [...new Set(all.map(({ area }) => area))]
  return areas.map((area) => {
    const own = all.filter((translated) => translated.area === area)
    const present = Object.fromEntries(
      languageNames.map((language) => [language, own.reduce((sum, { texts }) => sum + texts(language), 0)]),
      // Every language has just been given its number.
    ) as Record<Language, number>
    return { area, total: own.reduce((sum, { english }) => sum + english, 0), present }
  })
}
