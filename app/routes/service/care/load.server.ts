import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { type CategoryNumber, parseCategory } from '#contract/products/categories.ts'
import type { CareView } from '#contract/views/support.ts'
import type { CategorySummary } from '#contract/views.ts'

/** The categories that have instructions. */
export type CareCategories = { categories: readonly CategorySummary[]; guides: readonly CategoryNumber[] }
export type CarePage = ({ kind: 'start' } | { kind: 'guide'; guide: CareView }) & CareCategories

/** K3: how to care for the appliances of a category. `category` is the raw value from the URL. */
export function loadCare(
  catalog: Catalog,
  { language, category }: { language: Language; category: string | null },
): Outcome<CarePage> {
  const guides = catalog.careGuides()
  const { categories } = catalog.site(language)
  if (!category) return found({ kind: 'start', categories, guides })

  const number = parseCategory(category)
  const guide = number && catalog.care(language, number)
  return guide ? found({ kind: 'guide', guide, categories, guides }) : notFound
}
