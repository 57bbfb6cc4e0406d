import type { ContentIssue } from '../content-issue.ts'
import type { ContentDraft, FeatureEntry } from '../reading/content-draft.ts'
import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A feature's series or product must exist and belong to the same category. A series, product or campaign has one feature only. */
export const featureSubjects: Rule = (draft) => {
  const { hasCategory } = knownEntries(draft)
  const seen = new Set<string>()
  return draft.features.flatMap((feature) => {
    const { source, type, name, category } = feature
    const key = JSON.stringify([type, name, category])
    const isRepeated = seen.has(key)
    seen.add(key)
    return [
      ...(hasCategory(category) ? [] : [fault(source, ['category'], `there is no category ${category}`)]),
      ...(isRepeated ? [fault(source, ['name'], `another entry in features/ is already the ${type} page of ${name}`)] : []),
      ...subjectFaults(draft, feature),
    ]
  })
}

function subjectFaults(draft: ContentDraft, { source, type, name, category }: FeatureEntry): ContentIssue[] {
  if (type === 'campaign') return []
  const { hasSeries, hasProduct } = knownEntries(draft)
  const exists = type === 'series' ? hasSeries(name) : hasProduct(name)
  if (!exists) return [fault(source, ['name'], `there is no ${type} ${name}`)]

  const subject =
    type === 'series' ? draft.series.find(({ id }) => id === name) : draft.products.find(({ code }) => code === name)
  return subject && subject.category !== category
    ? [fault(source, ['category'], `${name} belongs to the category ${subject.category}`)]
    : []
}
