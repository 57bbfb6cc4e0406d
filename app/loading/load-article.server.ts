import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleCards, ArticleKind, ArticleViews } from '#contract/views/articles.ts'
import { found, notFound, type Outcome } from './outcome.ts'

export type ArticlePage<Kind extends ArticleKind> = {
  article: ArticleViews[Kind]
  /** Further articles to read. */
  others: ArticleCards[Kind][]
}

const othersShown = 3

/** An article and others of its kind: the next older ones, continuing with the newest after the oldest. */
export function loadArticle<Kind extends ArticleKind>(
  catalog: Catalog,
  { language, kind, id }: { language: Language; kind: Kind; id: string },
): Outcome<ArticlePage<Kind>> {
  const article = catalog.article(language, kind, id)
  if (!article) return notFound

  return found({ article, others: catalog.articlesAfter(language, kind, id, othersShown) })
}
