import { KeptPart } from '#app/content/kept-part.tsx'
import { StaticPart } from '#app/content/static-part.tsx'
import { Words } from '#app/content/words.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { NoticeLines } from '#app/features/safety-notices/notice-lines.tsx'
import { postForm } from '#app/features/visitor-form/post-form.server.ts'
import { useLanguage } from '#app/language/language.tsx'
import { pageRequest } from '#app/loading/page.server.ts'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { enquiry } from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { Banners } from './banners.tsx'
import { CategoryScenes } from './category-scenes.tsx'
import { Counters } from './counters.tsx'
import { Enquiry } from './enquiry.tsx'
import { HotNews, HotRecipes } from './hot-articles.tsx'
import { HotProducts } from './hot-products.tsx'
import { homePage } from './load.server.ts'
import { organization } from './organization.ts'
import styles from './page.module.css'
import { productEnquiry } from './product-enquiry.server.ts'
import { Reviews } from './reviews.tsx'
import { SeriesStrip } from './series-strip.tsx'

const messages = messageSet('carousel', 'enquiry', 'form', 'home', 'measure', 'notice')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = homePage(catalog, language, messages(language))
  const about = productEnquiry(catalog, language, query)
  return about ? { ...page, about } : page
}

export const action = (args: Route.ActionArgs) => postForm(args, enquiry)

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    categories,
    description,
    banners,
    series,
    hotProducts,
    hotNews,
    hotRecipes,
    reviews,
    quotes,
    counters,
    choices,
    about,
    notices,
  } = loaderData
  const { language } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  return (
    <div className={styles.page}>
      <PageHead
        title={site.tagline.text}
        description={description.text}
        canonicalUrl={(of) => pageUrl(of, 'home')}
        picture={banners[0]?.picture}
        jsonLd={[organization({ ...site, description }, origin, language)]}
      />
      <KeptPart of={series} name="page">
        <h1 className="visually-hidden">
          {site.brand}: <Words of={site.tagline} />
        </h1>
        <Banners banners={banners} />
        <div className={`page-width ${styles.opening}`}>
          <p className={styles.statement}>
            <Words of={description} />
          </p>
          <StaticPart of={notices}>{(lines) => <NoticeLines notices={lines} className={styles.notices} />}</StaticPart>
        </div>
        <StaticPart of={categories}>{(all) => <CategoryScenes categories={all} />}</StaticPart>
        <SeriesStrip series={series} />
        <HotProducts products={hotProducts} />
        <StaticPart of={hotNews}>{(articles) => <HotNews articles={articles} />}</StaticPart>
        <HotRecipes articles={hotRecipes} />
        <Reviews quotes={quotes} widget={reviews} />
        <Counters counters={counters} />
      </KeptPart>
      <Enquiry key={about?.url} choices={choices} about={about} posted={actionData} />
    </div>
  )
}
