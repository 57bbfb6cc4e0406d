import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CaseCard } from '#contract/views/articles.ts'

const firstPage = { from: 0, limit: 99 }

/** O3: all projects and cases, the newest first; page 1 of 99 (G10). */
export function loadCases(catalog: Catalog, language: Language): { cases: CaseCard[] } {
  return { cases: catalog.articles(language, 'case', firstPage) }
}
