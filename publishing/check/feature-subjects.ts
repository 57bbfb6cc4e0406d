import type { ContentDraft, FeatureEntry } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A feature's series or product must exist and belong to the same category. A series, product or campaign has one feature only. */
export const featureSubjects: Rule = (draft) => {
  const { hasCategory } = knownEntries(draft)
  const seen = new Set<string>()
  const categoryOf = subjectCategories(draft)
  return draft.features.flatMap((feature) => {
    const { source, type, name, category } = feature
    const key = JSON.stringify([type, name, category])
    const isRepeated = seen.has(key)
    seen.add(key)
    return [
      ...(hasCategory(category) ? [] : [fault(source, ['category'], `there is no category ${category}`)]),
      ...(isRepeated ? [fault(source, ['name'], `another entry in features/ is already the ${type} page of ${name}`)] : []),
      ...subjectFaults(draft, feature, categoryOf),
    ]
  })
}

/** By type and name. */
function subjectCategories({ series, products }: ContentDraft) {
  return {
    series: new Map(series.map(({ id, category }) => [id, category])),
    product: new Map(products.map(({ code, category }) => [code, category])),
  }
}

function subjectFaults(
  draft: ContentDraft,
  { source, type, name, category }: FeatureEntry,
  categoryOf: ReturnType<typeof subjectCategories>,
): ContentIssue[] {
  if (type === 'campaign') return []
  const { hasSeries, hasProduct } = knownEntries(draft)
  const exists = type === 'series' ? hasSeries(name) : hasProduct(name)
  if (!exists) return [fault(source, ['name'], `there is no ${type} ${name}`)]

  const own = categoryOf[type].get(name)
  return own !== undefined && own !== category ? [fault(source, ['category'], `${name} belongs to the category ${own}`)] : []
}
