import { fault, type Rule } from './rule.ts'

/** The colours of a choice are those of its options. */
export const finishColours: Rule = ({ categories }) =>
  categories.flatMap(({ source, parameters }) =>
    parameters.flatMap((parameter, index) => {
      if (parameter.kind !== 'choice') return []
      return Object.keys(parameter.colours ?? {})
        .filter((option) => parameter.options[option] === undefined)
        .map((option) => fault(source, ['parameters', index, 'colours', option], `is not an option of ${parameter.key}`))
    }),
  )
