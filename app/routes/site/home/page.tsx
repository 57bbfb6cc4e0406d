import { Words } from '#app/content/text/words.tsx'
import { postForm } from '#app/features/forms/visitor-form/post-form.server.ts'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { NoticeLines } from '#app/features/products/safety-notices/notice-lines.tsx'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { type FrameSite, useSite } from '#app/loading/root-data.ts'
import { enquiry } from '#contract/forms/forms.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import type { Route } from './+types/page'
import { Banners } from './banners.tsx'
import { Counters } from './counters/counters.tsx'
import { Enquiry } from './enquiry/enquiry.tsx'
import { productEnquiry } from './enquiry/product-enquiry.server.ts'
import { HotNews, HotRecipes } from './hot-articles.tsx'
import { homePage } from './load.server.ts'
import styles from './page.module.css'
import { CategoryScenes, HotProducts, SeriesStrip } from './products.tsx'
import { Reviews } from './reviews/reviews.tsx'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const page = { ...homePage(catalog, language), about: productEnquiry(catalog, language, query) }
  return pageData(args, found(page), ({ description, banners }, { site, origin }) => ({
    title: site.tagline.text,
    description: description.text,
    canonicalUrl: (of) => pageUrl(of, 'home'),
    picture: banners[0]?.picture,
    jsonLd: [organization({ ...site, description }, origin, language)],
  }))
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
    quotesAreInvented,
    counters,
    choices,
    about,
    notices,
  } = loaderData
  const site = useSite()
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">
        {site.brand}: <Words of={site.tagline} />
      </h1>
      <Banners banners={banners} />
      <div className={`page-width ${styles.opening}`}>
        <p className={styles.statement}>
          <Words of={description} />
        </p>
        <NoticeLines notices={notices} className={styles.notices} />
      </div>
      <CategoryScenes categories={categories} />
      <SeriesStrip series={series} />
      <HotProducts products={hotProducts} />
      <HotNews articles={hotNews} />
      <HotRecipes articles={hotRecipes} />
      <Reviews quotes={quotes} areInvented={quotesAreInvented} widget={reviews} />
      <Counters counters={counters} />
      <Enquiry key={about?.url} choices={choices} about={about} posted={actionData} />
    </div>
  )
}

/** schema.org's description of the company. */
function organization(site: FrameSite & { description: Text }, origin: string, language: Language) {
  return {
    '@type': 'Organization',
    name: site.brand,
    description: site.description.text,
    url: origin + pageUrl(language, 'home'),
    logo: `${origin}/favicon.svg`,
    address: site.address.text,
    sameAs: site.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      areaServed: 'SG',
    },
  }
}
