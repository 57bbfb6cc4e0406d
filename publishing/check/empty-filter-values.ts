import { hasFilterValue } from '#catalog/queries/filter-values.ts'
import { fault, type Rule } from './rule.ts'

/** Choosing a filter value that no product has would show an empty list. */
export const emptyFilterValues: Rule = ({ categories, products }) =>
  categories.flatMap(({ source, slug, filters }) =>
    filters.flatMap(({ parameter, values }, index) =>
      values.flatMap((value, place) => {
        const some = products.some(({ category, values: own }) => category === slug && hasFilterValue(value, own[parameter]))
        return some ? [] : [fault(source, ['filters', index, 'values', place], 'no product has this value')]
      }),
    ),
  )
