import { languageNames } from '#contract/languages.ts'
import { placeholdersIn } from '../format/placeholders.ts'
import type { ContentDraft, Sourced } from '../reading/content-draft.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'

/** Placeholders are filled in only in the words of a product. Elsewhere visitors would see the braces. */
export const strayPlaceholders: Rule = (draft) =>
  unfilledFiles(draft).flatMap(({ source, data }) =>
    textsWithin(data).flatMap(({ path, text }) =>
      placeholdersIn(text).map((key) =>
        fault(source, path, `visitors will see {${key}} as it is written: only texts of a product are filled in with its values`),
      ),
    ),
  )

function unfilledFiles(draft: ContentDraft): Sourced<unknown>[] {
  const { site, countries, banners, home, stores, areas, postalSectors, shops, categories, series } = draft
  const { features, articles, faq, pages, notices } = draft
  const single = [site, countries, banners, home, stores, areas, postalSectors].flatMap((file) => file ?? [])
  const facts = [...categories, ...series].map(({ source, ...data }) => ({ source, data }))
  const worded = [...features, ...Object.values(articles).flat(), ...faq, ...pages, ...notices]
  const words = worded.flatMap((entry): Sourced<unknown>[] => languageNames.flatMap((language) => entry.words[language] ?? []))
  return [...single, ...shops, ...facts, ...words]
}
