import { appliesTo } from '#catalog/fit/facts-of-rules.ts'
import { fault, type Rule } from './rule.ts'

/** Planners and installers need all planning data of every product that it applies to, and it must not be given for others. */
export const planningValues: Rule = ({ products, categories }) =>
  products.flatMap(({ source, category, values }) =>
    (categories.find(({ slug }) => slug === category)?.parameters ?? []).flatMap((definition) => {
      const { key, group, when } = definition
      const applies = appliesTo(definition, values)
      if (applies && group === 'planning' && values[key] === undefined)
        return [fault(source, ['values'], `${key} is missing (${definition.names.en})`)]
      if (!applies && values[key] !== undefined)
        return [fault(source, ['values', key], `is only for products with ${JSON.stringify(when)}`)]
      return []
    }),
  )
