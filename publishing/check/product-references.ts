import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** The category, series, successor and recommendations of a product must exist. The series must belong to the same category. */
export const productReferences: Rule = (draft) => {
  const { hasCategory, hasSeries, hasProduct } = knownEntries(draft)
  const categoryOf = new Map(draft.series.map((entry) => [entry.id, entry.category]))
  return draft.products.flatMap(({ source, code, category, series, recommended, successor }) => {
    const ofSeries = categoryOf.get(series)
    return [
      ...(hasCategory(category) ? [] : [fault(source, ['category'], `there is no category ${category}`)]),
      ...(hasSeries(series) ? [] : [fault(source, ['series'], `there is no series ${series}`)]),
      ...(ofSeries !== undefined && ofSeries !== category
        ? [
            fault(
              source,
              ['series'],
              `the series ${series} belongs to the category ${ofSeries}, but the product belongs to ${category}`,
            ),
          ]
        : []),
      ...(successor === undefined || (successor !== code && hasProduct(successor))
        ? []
        : [fault(source, ['successor'], `there is no other product ${successor}`)]),
      ...recommended.flatMap((other, index) => {
        if (other === code) return [fault(source, ['recommended', index], 'a product cannot recommend itself')]
        return hasProduct(other) ? [] : [fault(source, ['recommended', index], `there is no product ${other}`)]
      }),
    ]
  })
}
