import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A banner leads to something that may be framed (G13), and only the list has banners for one category. */
export const bannerReferences: Rule = (draft) => {
  const { banners } = draft
  if (!banners) return []
  const { hasCategory, hasFeature } = knownEntries(draft)

  return banners.data.flatMap(({ place, category, target }, index) => {
    const at = (field: string, message: string) => [fault(banners.source, [index, field], message)]
    const leadsSomewhere = target.kind !== 'framed' || hasFeature(target.type, target.name, target.category)
    return [
      ...(category === undefined || hasCategory(category) ? [] : at('category', `there is no category ${category}`)),
      ...(category === undefined || place === 'list' ? [] : at('category', 'only banners of place list stand in a category')),
      ...(leadsSomewhere ? [] : at('target', 'features/ lists no page of this type, name and category')),
    ]
  })
}
