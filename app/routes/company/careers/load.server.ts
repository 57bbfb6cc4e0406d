import { type ArticlePage, loadArticle } from '#app/loading/load-article.server.ts'
import { found, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { CareerCard } from '#contract/views/articles.ts'

/** X15: one post if the URL names one, otherwise all that are open. */
export function loadCareers(
  catalog: Catalog,
  { language, id }: { language: Language; id: string | null },
): Outcome<{ posts: CareerCard[] } | ArticlePage<'career'>> {
  if (id) return loadArticle(catalog, { language, kind: 'career', id })
  return found({ posts: catalog.articles(language, 'career') })
}
