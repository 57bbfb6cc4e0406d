import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import type { PageIn } from '#contract/pages/table.ts'
import type { HubList } from '#contract/pages/urls.ts'
import type { ArticleCard, ArticleKind } from '#contract/views/articles.ts'
import type { BannerView } from '#contract/views.ts'

/** Articles of one kind, and the hub page that lists all of them. */
export type HubSection = { list: Exclude<HubList, 'recommended'>; articles: ArticleCard[] }
export type NewsHub = { list: HubList; banners: BannerView[]; sections: HubSection[] }

const kinds = { news: 'news', videos: 'video', recipes: 'recipe' } as const satisfies Record<HubSection['list'], ArticleKind>
const lists: Record<PageIn<'news-hub'>, HubList> = { newsHub: 'recommended', news: 'news', videos: 'videos', recipes: 'recipes' }

/** Lists show page 1 with up to 99 entries (G10). */
const firstPage = { from: 0, limit: 99 }

type Query = { language: Language; pathname: string }

/** The last segment of the path selects the page. A list has all articles of its kind; the hub's start page has the recommended ones of each kind. */
export function loadNewsHub(catalog: Catalog, { language, pathname }: Query): Outcome<NewsHub> {
  const page = pageIn('news-hub', pathname)
  if (page === undefined) return notFound
  const list = lists[page]

  const banners = catalog.banners(language, 'news')
  if (list !== 'recommended') {
    return found({ list, banners, sections: [{ list, articles: catalog.articles(language, kinds[list], firstPage) }] })
  }
  const sections = (['news', 'videos', 'recipes'] as const).map((list) => ({
    list,
    articles: catalog.recommendedArticles(language, kinds[list], firstPage),
  }))
  return found({ list, banners, sections: sections.filter(({ articles }) => articles.length > 0) })
}
