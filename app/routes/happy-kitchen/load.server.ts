import { listPage } from '#app/loading/list-page.server.ts'
import { type ArticlePage, loadArticle } from '#app/loading/load-article.server.ts'
import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { HappinessCard } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-page.ts'

export type HappyKitchen = { articles: HappinessCard[]; pages: ListPage } | ArticlePage<'happiness'>

/** X3: one entry if the URL names one, otherwise the list. */
export function loadHappyKitchen(
  catalog: Catalog,
  { language, id, page }: { language: Language; id: string | null; page: string | null },
): Outcome<HappyKitchen> {
  if (id) return loadArticle(catalog, { language, kind: 'happiness', id })
  const shown = listPage(catalog, { page: 'happyKitchen' }, page)
  return shown ? found({ articles: catalog.articles(language, 'happiness', shown.range), pages: shown.pages }) : notFound
}
