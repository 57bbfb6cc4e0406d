import { appliesTo, readByRules } from '#catalog/fit/facts-of-rules.ts'
import { categoryOf } from '../build/entries/parts.ts'
import { fault, type Rule } from './rule.ts'

/**
 * FT5: without one of these facts, the fit finder can't say whether a product fits. It doesn't judge models that are no longer sold, nor by
 * parameters that are only texts.
 */
export const fitFacts: Rule = ({ products, categories }) =>
  products
    .filter(({ discontinued }) => discontinued === undefined)
    .flatMap(({ source, category, values }) => {
      const { parameters = [] } = categories.find(({ slug }) => slug === category) ?? {}
      return readByRules({ slug: categoryOf(category).slug, parameters })
        .filter((definition) => values[definition.key] === undefined && appliesTo(definition, values))
        .map(({ key, names }) => fault(source, ['values', key], `is missing (${names.en}): the fit finder needs it`))
    })
