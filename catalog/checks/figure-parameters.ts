import { fault, type Rule } from './rule.ts'

/** What stands in large figures is one of the category's parameters, and a number: words do not fit there. */
export const figureParameters: Rule = ({ categories }) =>
  categories.flatMap(({ source, parameters, figures }) =>
    figures.flatMap((key, index) => {
      const isNumber = parameters.some((parameter) => parameter.key === key && parameter.kind === 'number')
      return isNumber ? [] : [fault(source, ['figures', index], `the category has no parameter ${key} that is a number`)]
    }),
  )
