import { languageNames } from '#contract/languages.ts'
import type { FaqEntry } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** A question must be in an existing category, have a unique id, refer only to models of that category, and have words. */
export const faqQuestions: Rule = (draft) => {
  const { hasCategory } = knownEntries(draft)
  const categoryOf = new Map(draft.products.map(({ code, category }) => [code, category]))
  return draft.faq.flatMap((entry) => {
    const { source, id: category, questions } = entry
    const otherCategory = questions.flatMap(({ products }, index) =>
      products
        .filter((code) => categoryOf.has(code) && categoryOf.get(code) !== category)
        .map((code) =>
          fault(source, ['questions', index, 'products'], `${code} belongs to the category ${categoryOf.get(code)}`),
        ),
    )
    const repeated = questions.flatMap(({ id }, index) =>
      questions.findIndex((other) => other.id === id) < index
        ? [fault(source, ['questions', index, 'id'], `${id} is used twice: choose another id`)]
        : [],
    )
    const unknownCategory = hasCategory(category) ? [] : [fault(source, [], `there is no category ${category}`)]
    return [...unknownCategory, ...otherCategory, ...repeated, ...wordFaults(entry)]
  })
}

function wordFaults({ questions, words }: FaqEntry): ContentIssue[] {
  const ids = new Set(questions.map(({ id }) => id))
  return languageNames.flatMap((language) => {
    const file = words[language]
    if (!file) return []
    const texts = file.load()
    // A text missing in another language is only a warning, from missingTranslations.
    const missing = language === 'en' ? [...ids].filter((id) => !Object.hasOwn(texts, id)) : []
    return [
      ...missing.map((id) => fault(file.source, [], `has no texts for the question ${id}`)),
      ...Object.keys(texts)
        .filter((id) => !ids.has(id))
        .map((id) => fault(file.source, [id], `questions.yaml has no question ${id}`)),
    ]
  })
}
