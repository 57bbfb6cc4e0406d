import { articleKinds, listPage } from '#app/loading/list-page.server.ts'
import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import type { PageIn } from '#contract/pages/table.ts'
import type { HubList } from '#contract/pages/urls.ts'
import type { ArticleCard } from '#contract/views/articles.ts'
import type { ListPage } from '#contract/views/list-choice.ts'
import type { BannerView } from '#contract/views.ts'

/** Articles of one kind, and the hub page that lists all of them. */
export type HubSection = { list: Exclude<HubList, 'recommended'>; articles: ArticleCard[] }
export type NewsHub = { list: HubList; banners: BannerView[]; sections: HubSection[]; pages: ListPage }

const lists: Record<PageIn<'stories/news-hub'>, HubList> = {
  newsHub: 'recommended',
  news: 'news',
  videos: 'videos',
  recipes: 'recipes',
}

/** Four whole rows of cards. The lists have the rest. */
const newestRecommended = { from: 0, limit: 13 }

type Query = { language: Language; pathname: string; page: string | null }

/** The last segment of the path selects the page. A list has all articles of its kind; the hub's start page has the recommended ones of each kind. */
export function loadNewsHub(catalog: Catalog, { language, pathname, page: pageParam }: Query): Outcome<NewsHub> {
  const page = pageIn('stories/news-hub', pathname)
  if (page === undefined) return notFound
  const list = lists[page]

  const banners = catalog.banners(language, 'news')
  if (list !== 'recommended') {
    const shown = listPage(catalog, { page: list }, pageParam)
    if (!shown) return notFound
    const articles = catalog.articles(language, articleKinds[list], shown.range)
    return found({ list, banners, sections: [{ list, articles }], pages: shown.pages })
  }
  const sections = (['news', 'videos', 'recipes'] as const).map((list) => ({
    list,
    articles: catalog.recommendedArticles(language, articleKinds[list], newestRecommended),
  }))
  const shown = sections.filter(({ articles }) => articles.length > 0)
  return found({ list, banners, sections: shown, pages: { number: 1, count: 1 } })
}
