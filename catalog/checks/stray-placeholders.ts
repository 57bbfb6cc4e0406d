import type { ContentIssue, FieldPath } from '../content-issue.ts'
import { placeholdersIn } from '../format/placeholders.ts'
import type { ContentDraft, Sourced, WordFiles } from '../reading/content-draft.ts'
import { filesOf } from './files-of.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'

/** Placeholders are filled in only in the words of a product. Elsewhere visitors would see the braces. */
export const strayPlaceholders: Rule = (draft) => {
  const issues: ContentIssue[] = []
  const keysOf = new Map(draft.categories.map(({ source, parameters }) => [source, new Set(parameters.map(({ key }) => key))]))
  for (const { source, data } of unfilledFiles(draft)) {
    for (const { path, text } of textsWithin(data)) {
      for (const key of placeholdersIn(text)) {
        if (isNote(path) && keysOf.get(source)?.has(key)) continue
        issues.push(
          fault(
            source,
            path,
            `visitors will see {${key}} as it is written: only texts of a product are filled in with its values`,
          ),
        )
      }
    }
  }
  return issues
}

/** The note of a curve is filled in for each product. */
const isNote = ([list, , field]: FieldPath) => list === 'parameters' && field === 'note'

function* unfilledFiles(draft: ContentDraft): Generator<Sourced<unknown>> {
  const { site, countries, banners, home, stores, areas, postalSectors, shops, categories, series } = draft
  const { accessories, charges, warranty, features, articles, faq, pages, notices } = draft
  const single = [site, countries, banners, home, stores, areas, postalSectors, charges, warranty].flatMap((file) => file ?? [])
  yield* single
  yield* shops
  for (const { source, ...data } of [...categories, ...series, ...accessories]) yield { source, data }
  const worded: { words: WordFiles<unknown> }[] = [features, ...Object.values(articles), faq, pages, notices].flat()
  for (const { words } of worded) yield* filesOf(words)
}
