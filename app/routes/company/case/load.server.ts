import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CaseView } from '#contract/views/articles.ts'

/** O5: one project or case. */
export function loadCase(
  catalog: Catalog,
  { language, id }: { language: Language; id: string | null },
): Outcome<{ article: CaseView }> {
  const article = id ? catalog.article(language, 'case', id) : undefined
  return article ? found({ article }) : notFound
}
