import { HubTabs } from '#app/features/pages/hub-tabs/hub-tabs.tsx'
import { newsHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { ListPages } from '#app/features/pages/list-pages.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ArticleList } from '#app/features/reading/articles/cards/article-list.tsx'
import { BannerCarousel } from '#app/features/reading/banners/banner-carousel.tsx'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useCarouselLabels } from '#app/features/reading/use-carousel-labels.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import type { BannerView } from '#contract/views.ts'
import type { Route } from './+types/page'
import { listUrl, newsHubHead, tabOf, tabs } from './head.ts'
import bannerStyles from './hub-banners.module.css'
import { HubSections } from './hub-sections.tsx'
import { loadNewsHub } from './load.server.ts'

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
