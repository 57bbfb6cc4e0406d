import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** The category of a series must exist. A series needs a picture of its own or a product, whose picture it then shows. */
export const seriesReferences: Rule = (draft) => {
  const { hasCategory } = knownEntries(draft)
  // An unreadable product may belong to the series.
  const someProductUnreadable = [...draft.unreadable].some((path) => /^products\/[^/]+$/.test(path))
  const withProducts = new Set(draft.products.map(({ series }) => series))
  return draft.series.flatMap(({ source, id, category, picture }) => {
    const isShown = picture !== undefined || someProductUnreadable || withProducts.has(id)
    return [
      ...(hasCategory(category) ? [] : [fault(source, ['category'], `there is no category ${category}`)]),
      ...(isShown ? [] : [fault(source, ['picture'], 'is missing: a series without products needs a picture of its own')]),
    ]
  })
}
