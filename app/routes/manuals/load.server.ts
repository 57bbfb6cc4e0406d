import { found, notFound } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultCategory, parseCategory } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'

/** `category` is the raw value from the URL; without it, the first category. */
export function loadManuals(catalog: Catalog, { language, category }: { language: Language; category: string | null }) {
  const number = category === null ? defaultCategory : parseCategory(category)
  if (number === undefined) return notFound
  return found({ category: catalog.category(language, number), groups: catalog.manuals(language, number) })
}
