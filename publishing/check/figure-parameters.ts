import { fault, type Rule } from './rule.ts'

/** Large figures on the product page must be number parameters of the category. Words are too long for them. */
export const figureParameters: Rule = ({ categories }) =>
  categories.flatMap(({ source, parameters, figures }) =>
    figures.flatMap((key, index) => {
      const isNumber = parameters.some((parameter) => parameter.key === key && parameter.kind === 'number')
      return isNumber
        ? []
        : [fault(source, ['figures', index], `must be a parameter of the category with a number as value, and ${key} is not`)]
    }),
  )
