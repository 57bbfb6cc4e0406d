import { Trail } from '#app/content/trail.tsx'
import { ArticleList } from '#app/features/articles/article-list.tsx'
import { NewsFeedLink } from '#app/features/articles/news-feed-link.tsx'
import { listOf } from '#app/features/articles/structured-data.ts'
import { HubTabs } from '#app/features/hub-tabs/hub-tabs.tsx'
import { newsHub } from '#app/features/hub-tabs/hubs.ts'
import { ListPages } from '#app/features/list-pages/list-pages.tsx'
import { useListTitle } from '#app/features/list-pages/use-list-title.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { PageIntro } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { NoData } from '#app/ui/no-data.tsx'
import type { Language } from '#contract/languages.ts'
import { pageUrl, pageValue } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { HubBanners } from './hub-banners.tsx'
import { HubSections } from './hub-sections.tsx'
import { loadNewsHub } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'carousel', 'hub', 'measure', 'paging')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadNewsHub(catalog, { language, pathname: args.url.pathname, page: query.get('page') }), messages(language))
}

/** The four pages, in tab order. */
const tabs = [
  { list: 'recommended', page: 'newsHub', title: 'hub.title' },
  { list: 'news', page: 'news', title: 'hub.news' },
  { list: 'videos', page: 'videos', title: 'hub.videos' },
  { list: 'recipes', page: 'recipes', title: 'hub.recipes' },
] as const

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function NewsHubPage({ loaderData: { list, banners, sections, pages } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  const index = tabs.findIndex((tab) => tab.list === list)
  const { page, title } = tabs[index] ?? tabs[0]
  const listUrl = (of: Language, number: number) =>
    page === 'newsHub' ? pageUrl(of, page) : pageUrl(of, page, { page: pageValue(number) })
  const intro = t(`hub.${list}.intro`)
  const articles = sections.flatMap((section) => section.articles)
  const listTitle = useListTitle(t(title), pages)
  const trail = [
    { name: t('nav.news'), url: pageUrl(language, 'newsHub') },
    ...(page === 'newsHub' ? [] : [{ name: t(title), url: pageUrl(language, page) }]),
  ]
  return (
    <>
      <PageHead
        title={listTitle}
        description={intro}
        canonicalUrl={(of) => listUrl(of, pages.number)}
        picture={articles[0]?.picture}
        trail={trail}
        jsonLd={[listOf(articles, origin, language)]}
      />
      <NewsFeedLink />
      <HubBanners banners={banners} />
      <PageIntro title={{ text: t(title) }} intro={{ text: intro }}>
        <Trail steps={[{ name: t('nav.news') }]} />
        <HubTabs hub={newsHub} label={t('hub.tabs')} names={tabs.map(({ list }) => t(`hub.${list}`))} index={index} />
      </PageIntro>
      <div className={`page-width ${styles.content}`}>
        {articles.length === 0 && <NoData text={t('hub.empty')} />}
        {list === 'recommended' ? (
          <HubSections sections={sections} priority={banners.length === 0} />
        ) : (
          <ListPages pages={pages} url={(number) => listUrl(language, number)}>
            <ArticleList articles={articles} list={list} lead priority={banners.length === 0} heading="h2" />
          </ListPages>
        )}
      </div>
    </>
  )
}
