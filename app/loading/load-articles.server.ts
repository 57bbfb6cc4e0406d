import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { ArticleCards } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-page.ts'
import { articleKinds, listPage } from './list-page.server.ts'
import { type ArticlePage, loadArticle } from './load-article.server.ts'
import { found, notFound, type Outcome } from './outcome.ts'

/** Pages that show their list at the URL without an id. */
type CollectionPage = 'happyKitchen' | 'press'
type KindOf<Page extends CollectionPage> = (typeof articleKinds)[Page]

/** A page of the list. */
export type Articles<Page extends CollectionPage> = { articles: ArticleCards[KindOf<Page>][]; pages: ListPage }

type Query = { language: Language; id: string | null; page: string | null }

/** One article if the URL names one, otherwise the list. `key` is the page in the table. */
export function loadArticles<Page extends CollectionPage>(
  catalog: Catalog,
  key: Page,
  { language, id, page }: Query,
): Outcome<Articles<Page> | ArticlePage<KindOf<Page>>> {
  const kind: KindOf<Page> = articleKinds[key]
  if (id) return loadArticle(catalog, { language, kind, id })
  const shown = listPage(catalog, { page: key }, page)
  return shown ? found({ articles: catalog.articles(language, kind, shown.range), pages: shown.pages }) : notFound
}
