import { languageNames } from '#contract/languages.ts'
import { fault, type Rule } from './rule.ts'

/** A recipe must have as many ingredients and steps in each language as in English. */
export const recipeCounts: Rule = ({ articles }) =>
  articles.recipe.flatMap(({ words }) => {
    const english = words.en?.load()
    if (!english) return []
    return languageNames.flatMap((language) => {
      const file = words[language]
      if (!file) return []
      const { source } = file
      const data = file.load()
      const expected = english.ingredients.map(({ items }) => items.length).join(' + ')
      const counted = data.ingredients.map(({ items }) => items.length).join(' + ')
      return [
        ...(counted === expected
          ? []
          : [fault(source, ['ingredients'], `has ${counted} entries, but English has ${expected}: write the same number`)]),
        ...(data.steps.length === english.steps.length
          ? []
          : [
              fault(
                source,
                ['steps'],
                `has ${data.steps.length} entries, but English has ${english.steps.length}: write the same number`,
              ),
            ]),
      ]
    })
  })
