import { languageNames } from '#contract/languages.ts'
import type { FieldPath } from '../content-issue.ts'
import { placeholdersIn } from '../format/placeholders.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'

/** `{airflow}` in the words of a product is replaced by the product's value, so the product must have that value. */
export const placeholderValues: Rule = ({ products, categories }) =>
  products.flatMap(({ category, values, words }) => {
    const parameters = categories.find(({ slug }) => slug === category)?.parameters
    if (!parameters) return []
    return languageNames.flatMap((language) => {
      const file = words[language]
      if (!file) return []
      const unfilled = (path: FieldPath, text: string) =>
        placeholdersIn(text)
          .filter((key) => values[key] === undefined || !parameters.some((parameter) => parameter.key === key))
          .map((key) => ({ path, key }))
      return textsWithin(file.load())
        .flatMap(({ path, text }) => unfilled(path, text))
        .map(({ path, key }) => fault(file.source, path, `{${key}} cannot be filled in: the product has no value ${key}`))
    })
  })
