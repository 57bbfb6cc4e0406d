import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { type CategoryNumber, parseCategory } from '#contract/products/categories.ts'
import type { FaqView } from '#contract/views/support.ts'
import type { CategorySummary, CategoryView, Text } from '#contract/views.ts'

/** The questions of one category, with answers. */
export type CategoryQuestions = {
  kind: 'category'
  category: CategoryView
  categories: readonly CategorySummary[]
  questions: FaqView[]
  hasCare: boolean
}
/** The questions of all categories. Their answers are on the categories' pages. */
export type AllQuestions = {
  kind: 'all'
  categories: readonly CategorySummary[]
  groups: { category: CategoryNumber; name: Text; questions: { id: string; title: Text }[] }[]
}

/** `category` is the raw value from the URL. */
export function loadFaq(
  catalog: Catalog,
  { language, category }: { language: Language; category: string | null },
): Outcome<CategoryQuestions | AllQuestions> {
  if (category === null) return found(allQuestions(catalog, language))

  const number = parseCategory(category)
  if (number === undefined) return notFound
  return found({
    kind: 'category',
    category: catalog.category(language, number),
    categories: catalog.site(language).categories,
    questions: catalog.faq(language, number),
    hasCare: catalog.careGuides().includes(number),
  })
}

function allQuestions(catalog: Catalog, language: Language): AllQuestions {
  const { categories } = catalog.site(language)
  const groups = categories.map(({ number, name }) => ({
    category: number,
    name,
    questions: catalog.faq(language, number).map(({ id, title }) => ({ id, title })),
  }))
  return { kind: 'all', categories, groups }
}
