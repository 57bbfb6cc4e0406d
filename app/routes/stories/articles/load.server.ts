import { listPage } from '#app/loading/list-page.server.ts'
import { type ArticlePage, loadArticle } from '#app/loading/load-article.server.ts'
import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-choice.ts'

export type TextArticleKind = 'news' | 'happiness' | 'press'
export type FullArticlePage = ArticlePage<TextArticleKind>
/** A page of the list. News are listed by the news hub. */
export type ArticleListPage = { list: 'happyKitchen' | 'press'; articles: ArticleCard[]; pages: ListPage }

const kinds = { newsArticle: 'news', newsDetails: 'news', happyKitchen: 'happiness', press: 'press' } as const

type Query = { language: Language; pathname: string; id: string | null; page: string | null }

/** One article if the URL names one (N5), otherwise the list (X3, X16). The last segment of the path selects the kind. */
export function loadArticles(
  catalog: Catalog,
  { language, pathname, id, page }: Query,
): Outcome<ArticleListPage | FullArticlePage> {
  const key = pageIn('stories/articles', pathname)
  if (key === undefined) return notFound
  const kind = kinds[key]
  if (id) return loadArticle<TextArticleKind>(catalog, { language, kind, id })
  if (key !== 'happyKitchen' && key !== 'press') return notFound
  const shown = listPage(catalog, { page: key }, page)
  return shown ? found({ list: key, articles: catalog.articles(language, kind, shown.range), pages: shown.pages }) : notFound
}
