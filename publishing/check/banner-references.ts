import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A framed banner target must be listed in `features/` (G13). Only list banners may have a category. */
export const bannerReferences: Rule = (draft) => {
  const { banners } = draft
  if (!banners) return []
  const { hasCategory, hasFeature } = knownEntries(draft)

  return banners.data.flatMap(({ place, category, target }, index) => {
    const at = (field: string, message: string) => [fault(banners.source, [index, field], message)]
    const leadsSomewhere = target.kind !== 'framed' || hasFeature(target.type, target.name, target.category)
    return [
      ...(category === undefined || hasCategory(category) ? [] : at('category', `there is no category ${category}`)),
      ...(category === undefined || place === 'list' ? [] : at('category', 'is only allowed for banners with the place "list"')),
      ...(leadsSomewhere ? [] : at('target', 'no entry in features/ has this type, name and category')),
    ]
  })
}
