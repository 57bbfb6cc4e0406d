import { HubTabs } from '#app/features/pages/hub-tabs/hub-tabs.tsx'
import { newsHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { ListPages, listTitle } from '#app/features/pages/list-pages.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ArticleList } from '#app/features/reading/articles/cards/article-list.tsx'
import { ArticlesHead } from '#app/features/reading/articles/cards/articles-head.tsx'
import { listOf } from '#app/features/reading/articles/structured-data.ts'
import { BannerCarousel } from '#app/features/reading/banners/banner-carousel.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import type { Language } from '#contract/languages.ts'
import { type HubList, pageUrl, pageValue } from '#contract/pages/urls.ts'
import type { BannerView } from '#contract/views.ts'
import type { Route } from './+types/page'
import bannerStyles from './hub-banners.module.css'
import { type HubSection, loadNewsHub, type NewsHub } from './load.server.ts'
import styles from './page.module.css'

const bannerLayout = { classes: bannerStyles, sizes: '(width < 56rem) 132vw, max(62vw, clamp(47rem, 75vw, 75rem))' }

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadNewsHub(catalog, { language, pathname: args.url.pathname, page: query.get('page') }), newsHubHead)
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function NewsHubPage({ loaderData: { list, banners, sections, pages } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('news', 'shell')
  const tab = tabOf(list)
  const title = t(tab.title)
  const articles = sections.flatMap((section) => section.articles)
  return (
    <>
      <HubBanners banners={banners} />
      <PageIntro page="newsHub" name={t('nav.news')} title={{ text: title }} intro={{ text: t(`hub.${list}.intro`) }}>
        <HubTabs hub={newsHub} label={t('hub.tabs')} names={tabs.map(({ list }) => t(`hub.${list}`))} index={tabs.indexOf(tab)} />
      </PageIntro>
      <div className="page-width page-body">
        {articles.length === 0 && <NoData text={t('hub.empty')} />}
        {list === 'recommended' ? (
          <HubSections sections={sections} priority={banners.length === 0} />
        ) : (
          <ListPages pages={pages} url={(number) => listUrl(tab, language, number)}>
            <ArticleList articles={articles} list={list} lead priority={banners.length === 0} heading="h2" />
          </ListPages>
        )}
      </div>
    </>
  )
}

/** The banners at the top of the hub's pages (N1). No autoplay. */
function HubBanners({ banners }: { banners: readonly BannerView[] }) {
  const t = useMessages('news')
  return <BannerCarousel banners={banners} labels={useCarouselLabels(t('hub.banners'))} layout={bannerLayout} />
}

/** The four pages, in tab order. */
const tabs = [
  { list: 'recommended', page: 'newsHub', title: 'hub.title' },
  { list: 'news', page: 'news', title: 'hub.news' },
  { list: 'videos', page: 'videos', title: 'hub.videos' },
  { list: 'recipes', page: 'recipes', title: 'hub.recipes' },
] as const
type Tab = (typeof tabs)[number]

const tabOf = (list: HubList): Tab => tabs.find((tab) => tab.list === list) ?? tabs[0]

/** URL of a page of a tab's list. */
const listUrl = ({ page }: Tab, language: Language, number: number) =>
  page === 'newsHub' ? pageUrl(language, page) : pageUrl(language, page, { page: pageValue(number) })

function newsHubHead({ list, sections, pages }: NewsHub, { language, t, origin }: Frame): PageHead {
  const tab = tabOf(list)
  const { page, title } = tab
  const articles = sections.flatMap((section) => section.articles)
  return {
    title: listTitle(t, t(title), pages),
    description: t(`hub.${list}.intro`),
    canonicalUrl: (of) => listUrl(tab, of, pages.number),
    picture: articles[0]?.picture,
    trail: [
      { name: t('nav.news'), url: pageUrl(language, 'newsHub') },
      ...(page === 'newsHub' ? [] : [{ name: t(title), url: pageUrl(language, page) }]),
    ],
    jsonLd: [listOf(articles, origin, language)],
    feed: { of: 'news', name: t('nav.news') },
  }
}

type HubSectionsProps = {
  sections: readonly HubSection[]
  /** Set if there are no banners, so that the sections' first picture is the first on the page. */
  priority: boolean
}

/** Sections of recommended articles by kind, each with a link to all of them. */
function HubSections({ sections, priority }: HubSectionsProps) {
  const { language } = useLanguage()
  const t = useMessages('news')
  return sections.map(({ list, articles }, position) => (
    <section key={list} aria-labelledby={`hub-${list}`} className={styles.section}>
      <ArticlesHead to={pageUrl(language, list)} linkText={t(`hub.${list}.all`)} className={styles.head}>
        <h2 id={`hub-${list}`} className="section-heading">
          {t(`hub.${list}`)}
        </h2>
      </ArticlesHead>
      <ArticleList
        articles={articles}
        list="recommended"
        lead={position === 0 || articles.length < 3}
        priority={priority && position === 0}
        // Four columns for four cards, so that none is left alone in a second row.
        columns={position > 0 && articles.length === 4 ? 4 : 3}
        heading="h3"
      />
    </section>
  ))
}
