import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { type CategoryNumber, parseCategory } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { CareView } from '#contract/views/support.ts'

export type CarePage =
  | { kind: 'start'; guides: readonly CategoryNumber[] }
  | { kind: 'guide'; guide: CareView; guides: readonly CategoryNumber[] }

/** K3: how to care for the appliances of a category. `category` is the raw value from the URL. */
export function loadCare(
  catalog: Catalog,
  { language, category }: { language: Language; category: string | null },
): Outcome<CarePage> {
  const guides = catalog.careGuides()
  if (!category) return found({ kind: 'start', guides })

  const number = parseCategory(category)
  const guide = number && catalog.care(language, number)
  return guide ? found({ kind: 'guide', guide, guides }) : notFound
}
