import { type ArticlePage, loadArticle } from '#app/loading/load-article.server.ts'
import { found, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { HappinessCard } from '#contract/views/articles.ts'

export type HappyKitchen = { articles: HappinessCard[] } | ArticlePage<'happiness'>

/** X3: one entry if the URL names one, otherwise the list. */
export function loadHappyKitchen(
  catalog: Catalog,
  { language, id }: { language: Language; id: string | null },
): Outcome<HappyKitchen> {
  return id
    ? loadArticle(catalog, { language, kind: 'happiness', id })
    : found({ articles: catalog.articles(language, 'happiness') })
}
