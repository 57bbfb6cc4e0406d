import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A series belongs to a category, and there is a picture to show it by: its own, or that of its first product. */
export const seriesReferences: Rule = (draft) => {
  const { hasCategory } = knownEntries(draft)
  // One of those may be the series' own.
  const someProductUnreadable = [...draft.unreadable].some((path) => /^products\/[^/]+$/.test(path))
  return draft.series.flatMap(({ source, id, category, picture }) => {
    const isShown = picture !== undefined || someProductUnreadable || draft.products.some(({ series }) => series === id)
    return [
      ...(hasCategory(category) ? [] : [fault(source, ['category'], `there is no category ${category}`)]),
      ...(isShown ? [] : [fault(source, ['picture'], 'missing: a series without products needs a picture of its own')]),
    ]
  })
}
