import { Link } from '#app/content/link.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { PageIntro } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { pageUrl, visitUrl } from '#contract/pages/urls.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import { StoreTabs } from './store-tabs.tsx'
import { localBusiness } from './structured-data.ts'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const countries = catalog.places(language).flatMap((area) => area.countries)
  const taking = new Set(catalog.visitPlaces(language).map(({ id }) => id))
  const outcome = found({
    stores: catalog.stores(language).map((store) => ({ ...store, takesVisits: taking.has(store.id) })),
    shopCount: catalog.shops(language).length,
    countryCount: countries.length,
  })
  return pageData(args, outcome, ({ stores }, { language, t, site: { brand }, origin, trail }) => ({
    title: t('stores.title'),
    description: t('stores.description', { brand }),
    canonicalUrl: (of) => pageUrl(of, 'stores'),
    trail: trail('stores', t('stores.title')),
    jsonLd: stores.map((store) =>
      localBusiness(store, {
        brand,
        url: origin + pageUrl(language, 'stores'),
        ...(store.takesVisits && { visits: { url: origin + visitUrl(language, { place: store.id }), name: t('book.title') } }),
      }),
    ),
  }))
}

/** S1: stores. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function StoresPage({ loaderData: { stores, shopCount, countryCount } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('stores')
  return (
    <>
      <PageIntro page="stores" title={{ text: t('stores.title') }} intro={{ text: t('stores.intro') }} />
      <div className={`page-width ${styles.page}`}>
        <StoreTabs stores={stores} />
        <section aria-labelledby="more-shops" className={styles.more}>
          <h2 id="more-shops" className="part-heading">
            {t('stores.more')}
          </h2>
          <p className={styles.moreText}>{t('stores.moreText', { shops: shopCount, countries: countryCount })}</p>
          <Link to={pageUrl(language, 'shopFinder')} className={onwardClass}>
            <Onward>{t('stores.finder')}</Onward>
          </Link>
        </section>
      </div>
    </>
  )
}
