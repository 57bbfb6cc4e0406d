import { fault, type Rule } from './rule.ts'

/** Filter values must be options of a choice, or numbers and ranges of a number parameter. */
export const filterParameters: Rule = ({ categories }) =>
  categories.flatMap(({ source, parameters, filters }) =>
    filters.flatMap(({ parameter, values }, index) => {
      const definition = parameters.find(({ key }) => key === parameter)
      if (!definition) return [fault(source, ['filters', index, 'parameter'], `the category has no parameter ${parameter}`)]
      return values.flatMap((value, place) => {
        const at = (message: string) => [fault(source, ['filters', index, 'values', place], message)]
        if ('option' in value) {
          const known = definition.kind === 'choice' && Object.hasOwn(definition.options, value.option)
          return known ? [] : at(`${parameter} has no option ${value.option}`)
        }
        if (definition.kind !== 'number')
          return at(`${parameter} is not a number, so the filter cannot offer a number or a range`)
        if ('equals' in value) return []
        const { min, max } = value
        if (min === undefined && max === undefined) return at('a range needs min, max or both')
        return min !== undefined && max !== undefined && min >= max ? at('min must be less than max') : []
      })
    }),
  )
