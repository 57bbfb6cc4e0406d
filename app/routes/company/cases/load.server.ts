import { listPage } from '#app/loading/list-page.server.ts'
import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CaseCard } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-choice.ts'

type Query = { language: Language; page: string | null }

/** O3: projects and cases, the newest first. */
export function loadCases(catalog: Catalog, { language, page }: Query): Outcome<{ cases: CaseCard[]; pages: ListPage }> {
  const shown = listPage(catalog, { page: 'cases' }, page)
  return shown ? found({ cases: catalog.articles(language, 'case', shown.range), pages: shown.pages }) : notFound
}
